/** The beginning and the end of a game: who is first, the objective, the points and the verdict. */
import type { GameEvent, Scene } from "../../../wire/messages";
import { beat, done, lineOf, type Beat, type Now } from "./beat";
import type { Hud, TotalsLying } from "./hud";
import type { Told } from "./told";

type Of<Name extends GameEvent["type"]> = Extract<GameEvent, { type: Name }>;

/** The token spins between both fleets, and comes to rest at a name. */
const SPINS = 600;
/** From one objective card to the next, and how long one is on its way. */
const DEALT = 120;
const ON_ITS_WAY = 320;
/** The words of a picture that is read stand so long where nothing moves. */
const READ = 1500;

/** Who is first, or who chooses that: the initiative token spins and comes to rest at the player's name. */
export function firstPlayer(told: readonly Told[], event: Of<"FirstPlayerChosen" | "CoinFlipped">): Beat {
  const first = { side: event.side, isCoin: event.type === "CoinFlipped" };
  return beat("first-player", told, {
    lasts: 1400,
    stands: READ,
    marks: [
      { at: 0, hud: (hud) => ({ ...hud, first: { ...first, rests: false } }) },
      { ...done(SPINS + 300, told), hud: (hud) => ({ ...hud, first: { ...first, rests: true } }) },
      { at: 1400, clears: true, hud: (hud) => ({ ...hud, first: null }) },
    ],
    sounds: [
      [0, "roll"],
      [SPINS + 260, "first"],
    ],
  });
}

const dealt = (cards: readonly string[]): ((hud: Hud) => Hud) => {
  return (hud) => ({ ...hud, objectives: { cards, chosen: null }, dealt: cards });
};

/** Three objective cards are dealt; only those who may know them see what they are. */
export function objectivesShown(told: readonly Told[], event: Of<"ObjectivesShown">): Beat {
  const lasts = 2 * DEALT + ON_ITS_WAY + 500;
  return beat("objectives", told, {
    lasts,
    stands: READ,
    marks: [
      { at: 0, hud: dealt(event.objectives) },
      { ...done(200, told) },
      { at: lasts, clears: true, hud: (hud) => ({ ...hud, objectives: null }) },
    ],
    sounds: event.objectives.map((_, place) => [place * DEALT, "dials"] as const),
  });
}

/** The objective of the game comes forward, and goes to the bar; who chose it has seen the others already. */
export function objectiveChosen(told: readonly Told[], event: Of<"ObjectiveChosen">, now: Now): Beat {
  const isOwn = now.isOwn(lineOf(told));
  const isDealt = now.hud.objectives !== null;
  const cards = now.hud.dealt.length ? now.hud.dealt : ["", "", ""];
  const comes = isOwn ? 0 : isDealt ? 200 : 2 * DEALT + ON_ITS_WAY - 40;
  const lasts = isOwn || isDealt ? 1300 : 1600;
  return beat("objective", told, {
    lasts,
    stands: READ,
    marks: [
      ...(isOwn || isDealt ? [] : [{ at: 0, hud: dealt(cards) }]),
      { ...done(comes, told), hud: (hud) => ({ ...hud, objectives: { cards: isOwn ? [] : cards, chosen: event.objective } }) },
      { at: lasts, clears: true, hud: (hud) => ({ ...hud, objectives: null, dealt: [] }) },
    ],
    sounds: [[comes, "objective"]],
  });
}

const NO_POINTS: readonly [number, number] = [0, 0];

/** The totals, with those of these events. */
function scored(hud: Hud, told: readonly Told[]): TotalsLying {
  const before = hud.totals?.scores ?? NO_POINTS;
  const [one, other] = told.reduce(
    ([first, second], { event }): [number, number] => {
      if (event.type !== "PointsScored") return [first, second];
      return event.side === 0 ? [first + event.points, second] : [first, second + event.points];
    },
    [...before] as [number, number],
  );
  return { scores: [one, other], from: before, winner: null, margin: 0, tournament: null };
}

/** The objective of the game, as it was known before these events or is known after them. */
const objectiveOf = ({ scene, known }: Now): Scene["objective"] => known.objective ?? scene.objective;

/** Points at the end: the totals of both sides count up, and the objective that scored opens to what it says. */
export function points(told: readonly Told[], now: Now): Beat {
  const objective = objectiveOf(now);
  const earned = told.flatMap(({ event }) => (event.type === "PointsScored" && event.why === objective?.card ? [event] : []));
  const [first] = earned;
  const opened =
    objective && first
      ? {
          title: objective.title,
          text: objective.end || objective.special,
          side: first.side,
          amount: earned.reduce((sum, each) => sum + (each.side === first.side ? each.points : 0), 0),
          what: "points" as const,
        }
      : null;
  const lasts = 1300;
  return beat("points", told, {
    lasts,
    stands: READ,
    marks: [
      { ...done(0, told), hud: (hud) => ({ ...hud, totals: scored(hud, told), opened }) },
      { at: lasts, clears: true, hud: (hud) => ({ ...hud, opened: null }) },
    ],
    sounds: [[0, "victory"]],
    keeps: true,
  });
}

/** The end: the board dims but for the ships of the winner, and the verdict stands below the totals. */
export function ended(told: readonly Told[], event: Of<"GameEnded">, now: Now): Beat {
  const { winner, scores, margin } = event.outcome;
  const isLost =
    now.scene.viewer !== null && now.scene.players.some((player) => player.seat === now.scene.viewer && player.side !== winner);
  const tournament = now.known.outcome?.tournament_points ?? null;
  return beat("end", told, {
    lasts: 1600,
    stands: READ,
    cues: [{ kind: "light", side: winner, at: 0, lasts: 1600 }],
    marks: [
      { at: 0, hud: (hud) => ({ ...hud, totals: { ...(hud.totals ?? { from: NO_POINTS }), scores, winner: null, margin, tournament } }) },
      { ...done(hasCounted(now) ? 200 : 900, told), hud: (hud) => ({ ...hud, totals: hud.totals && { ...hud.totals, winner } }) },
    ],
    sounds: [[200, isLost ? "lost" : "won"]],
    keeps: true,
  });
}

const hasCounted = (now: Now): boolean => now.hud.totals !== null;
