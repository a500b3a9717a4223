import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { spoken, suggestionText, unitNamed, type Spoken } from "../../src/app/frame/spoken";
import { reader } from "../../src/words/words.svelte";
import type { Option, Prompt } from "../../src/wire/messages";
import { CORVETTE, HOWLRUNNER, LUKE, NEBULON, VICTORY, changed, prompt, scene } from "../table";
import { shipId, table } from "../teams";

const say = (text: string, asked: Prompt | null = null): Spoken => spoken(text, scene(), asked);
const answerTo = (asked: Prompt, text: string): unknown => {
  const meant = say(text, asked);
  return meant.do === "answer" ? meant.answer : meant;
};
const words = (meant: Spoken): string => (meant.do === "say" ? meant.text : "");

/** A question with options of these labels; the answers are their numbers from 0 on. */
const choice = (labels: string[], change: Partial<Prompt> = {}): Prompt => {
  const like = prompt("ship to activate").options[0] as Option;
  return prompt("ship to activate", { options: labels.map((label, answer) => ({ ...like, label, answer })), ...change });
};

describe("a unit is named", () => {
  test.each([
    ["Luke Skywalker", LUKE],
    ["luke", LUKE],
    ["SKYWALKER", LUKE],
    ["dodonna's pride", CORVETTE],
    ["pride", CORVETTE],
    ["nebulon-b", NEBULON],
    ["star destroyer", undefined],
    ["destroyer", VICTORY],
    ["", undefined],
  ])("by %j", (name, id) => {
    expect(unitNamed(scene(), name)?.id).toBe(id);
  });

  test("exactly before by its beginning", () => {
    const two = changed(HOWLRUNNER, { name: "Luke" });
    expect(unitNamed(two, "luke")?.id).toBe(HOWLRUNNER);
  });
});

describe("an option is meant", () => {
  const asked = prompt("ship to activate");

  test.each(["2", "Dodonna's Pride", "pride", "activate pride", "choose 2", "  2  "])("by %j", (text) => {
    expect(answerTo(asked, text)).toBe(CORVETTE);
  });

  test("and a number that no option has is answered with how many there are", () => {
    expect(words(say("7", asked))).toBe("There are options 1 to 2.");
  });

  test("and words that fit several are asked back", () => {
    expect(words(say("squadron", prompt("squadron to activate")))).toBe("Which one: 1 X-wing Squadron 1; 2 X-wing Squadron 2?");
  });

  test("and words that fit none say where to look", () => {
    expect(words(say("tantive", asked))).toContain("not an option");
  });

  test("by a label that is also a verb of the text board", () => {
    expect(answerTo(choice(["Move", "Attack"]), "attack")).toBe(1);
  });
});

describe("passing", () => {
  test.each(["pass", "0"])("is said by %j where it is allowed", (text) => {
    expect(say(text, prompt("effect"))).toEqual({ do: "answer", answer: "pass", said: "Go on without" });
  });

  test("is refused where it is not", () => {
    expect(words(say("pass", prompt("ship to activate")))).toContain("cannot pass");
  });
});

describe("several options", () => {
  const asked = choice(["Front", "Left", "Rear"], { form: "some", least: 1, most: 2 });

  test.each(["3 1", "1, 3", "rear front", "choose 1 3"])("are meant by %j and sent in their order", (text) => {
    expect(answerTo(asked, text)).toEqual([0, 2]);
  });

  test("are counted once, and not more than may be chosen", () => {
    expect(answerTo(asked, "2 2")).toEqual([1]);
    expect(words(say("1 2 3", asked))).toContain("1 to 2");
  });

  test("are refused by name when one of them is none", () => {
    expect(words(say("1 bow", asked))).toContain("“bow” is not an option");
  });
});

describe("measuring", () => {
  const ends = (text: string): unknown => {
    const meant = say(text);
    return meant.do === "measure"
      ? [meant.from.unit ?? meant.from.point, meant.from.zone, meant.to.unit ?? meant.to.point, meant.to.zone]
      : words(meant);
  };

  test("takes two names, each with a hull zone if one is said", () => {
    expect(ends("measure luke howlrunner")).toEqual([LUKE, null, HOWLRUNNER, null]);
    expect(ends("measure dodonna's pride left victory front")).toEqual([CORVETTE, "left", VICTORY, "front"]);
  });

  test("takes a place in mm as an end", () => {
    expect(ends("measure luke 100 250.5")).toEqual([LUKE, null, [100, 250.5], null]);
  });

  test.each(["left auxiliary", "left aux", "left_aux"])("knows %j of the largest ships", (zone) => {
    expect(ends(`measure victory ${zone} luke`)).toEqual([VICTORY, "left_aux", LUKE, null]);
  });

  test.each(["measure", "measure luke", "measure nobody luke"])("says what it needs after %j", (text) => {
    expect(ends(text)).toContain("Name two ends");
  });
});

describe("a course", () => {
  const asked = prompt("course");

  test.each([
    ["course 0 -1 right", [0, -1], "right"],
    ["0 +1", [0, 1], "left"],
    ["course 0 −1 left", [0, -1], "left"],
    ["course 0 –1 left", [0, -1], "left"],
  ])("is said by %j", (text, clicks, side) => {
    expect(answerTo(asked, text)).toEqual({ clicks, side });
  });

  test("is explained when nothing of it was said", () => {
    expect(words(say("ahead", asked))).toContain("course 0 -1 1 left");
  });
});

describe("a place", () => {
  const asked = prompt("ship placement");
  const suggested = asked.placing?.suggestions[0];

  test("is said in mm and degrees, and goes into the shape of what is suggested", () => {
    expect(answerTo(asked, "move 742 440.5 30 speed 2")).toEqual({ pose: [742000, 440500, 30000], speed: 2 });
    expect(answerTo(asked, "move 742 440")).toEqual({ ...(suggested as object), pose: [742000, 440000, 180000] });
  });

  test("is one of the suggested ones by its number", () => {
    expect(answerTo(asked, "1")).toEqual(suggested);
  });

  test.each(["somewhere", "99", "move 742", "move 742 440 speed", "move 742 440 speed fast"])("is not understood in %j", (text) => {
    expect(words(say(text, asked))).toMatch(/Type (a place|the speed)/);
  });

  test("of a squadron is a pose alone", () => {
    const like = prompt("ship placement").placing;
    const squadrons = prompt("ship placement", { placing: like && { ...like, suggestions: [[1000, 2000, 45000]] } });
    expect(answerTo(squadrons, "10 20")).toEqual([10000, 20000, 45000]);
  });

  test("is read out in mm, degrees and speed", () => {
    expect(suggestionText({ pose: [457200, 822000, 180000], speed: 2 })).toBe("457, 822 mm, heading 180°, speed 2");
    expect(suggestionText("anything")).toBe('"anything"');
  });
});

describe("command dials", () => {
  const asked = prompt("command dials");
  const answer = [
    { ship: NEBULON, commands: ["navigate", "concentrate_fire"] },
    { ship: CORVETTE, commands: ["repair"] },
  ];

  test.each(["1 4 3", "navigate concentrate fire repair", "nav, con, rep"])("are typed ship by ship: %s", (text) => {
    expect(answerTo(asked, text)).toEqual(answer);
  });

  test.each(["1 4", "1 4 3 2", "1 4 dance", "help"])("that are not as many commands are asked for again: %s", (text) => {
    expect(words(say(text, asked))).toContain("Type 3 commands, ship by ship in the order of the rounds, such as: 1 2 3.");
  });
});

describe("at any time", () => {
  test("undo, look and help are understood, also when somebody else decides", () => {
    expect(say("undo")).toEqual({ do: "undo" });
    expect(say("look luke")).toMatchObject({ do: "look", unit: { id: LUKE } });
    expect(words(say("look tantive"))).toContain("No ship or squadron");
    expect(words(say("help"))).toContain("not your decision");
    expect(words(say("2"))).toContain("not your decision");
  });

  test("help lists the ways to answer the open question", () => {
    expect(words(say("help", prompt("course")))).toContain("course CLICKS SIDE");
    expect(words(say("help", prompt("ship placement")))).toContain("move X Y HEADING");
    expect(words(say("help", prompt("effect")))).toContain("pass: Go on without.");
  });

  test("why says the reason and the rule of what is closed", () => {
    const asked = prompt("squadron to activate");
    expect(words(say("why luke", asked))).toBe(
      "Luke Skywalker: Dodonna's Pride cannot activate Luke Skywalker: it is beyond medium range. (CMD-39)",
    );
    expect(words(say("why", asked))).toBe(words(say("why luke", asked)));
    expect(words(say("why howlrunner", asked))).toContain("No unavailable option has that name");
  });
});

describe("in German", () => {
  beforeAll(() => reader.choose("de"));
  afterAll(() => reader.choose(null));

  test("the commands stay English, and what they say is German", () => {
    expect(words(say("look tantive"))).toBe("Kein Schiff und keine Staffel heißt so.");
    expect(words(say("help", prompt("course")))).toContain("course KLICKS SEITE");
  });

  test.each(["links", "left"])("a hull zone is named by %j", (zone) => {
    expect(say(`measure luke victory ${zone}`)).toMatchObject({ do: "measure", to: { unit: VICTORY, zone: "left" } });
  });

  test.each(["course 0 -1 rechts", "course 0 -1 right"])("the side of the tool is named by %j", (text) => {
    expect(answerTo(prompt("course"), text)).toEqual({ clicks: [0, -1], side: "right" });
  });

  test.each(["navigation konzentriertes feuer reparatur", "navigate concentrate fire repair"])("dials are set by %j", (text) => {
    expect(answerTo(prompt("command dials"), text)).toMatchObject([
      { ship: NEBULON, commands: ["navigate", "concentrate_fire"] },
      { ship: CORVETTE, commands: ["repair"] },
    ]);
  });
});

describe("where teams play", () => {
  const ours = table({ active: shipId(1, 1) });
  const asked = choice(["Nebulon-B", "Corvette"]);
  const options = asked.options.map((option, at) => ({ ...option, anchor: { unit: shipId(1, at), zone: null } as Option["anchor"] }));

  test("a ship is named by its call sign, and is the option that lies on it", () => {
    expect(unitNamed(ours, "b2")?.id).toBe(shipId(1, 1));
    expect(spoken("activate b2", ours, { ...asked, options })).toMatchObject({ do: "answer", said: "Corvette" });
  });

  test("who does what is told", () => {
    expect(spoken("who", ours, null)).toEqual({ do: "who" });
  });
});
