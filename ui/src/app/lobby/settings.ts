/** The lobby's line about its game: format, players, points, clock, area. */
import type { FormatSize, LobbyShown } from "../../wire/messages";
import { choices } from "../pages/choices.svelte";
import "../../words/lobby";
import { say } from "../../words/words.svelte";

interface Format {
  name: string;
  size: FormatSize | null;
}

/** The format and size that a lobby plays, as the server lists them. */
export function formatOf(lobby: LobbyShown): Format {
  const players = lobby.seats.filter((each) => each.role === "fleet").length;
  for (const game of choices.listed?.games ?? []) {
    const size = game.sizes.find((each) => each.players === players && each.points === lobby.points && each.each === lobby.each);
    if (game.profile === lobby.profile && size) return { name: game.name, size };
  }
  return { name: choices.listed?.profiles.find((each) => each.key === lobby.profile)?.name ?? "", size: null };
}

/** Minutes as a clock is set: 45 min, 2 h, 2 h 30 min. */
export function timeOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (!hours) return say("lobby-minutes", { minutes });
  return rest ? say("lobby-hours-minutes", { hours, minutes: rest }) : say("lobby-hours", { hours });
}

export function settingsOf(lobby: LobbyShown, isShort = false): string {
  const { name, size } = formatOf(lobby);
  const isShared = lobby.seats.some((each) => each.role === "teammate");
  const parts = [
    isShort ? "" : name,
    say("lobby-players", { count: lobby.seats.filter((each) => each.role !== "grand_admiral").length }),
    isShared ? say("lobby-a-side", { points: lobby.points }) : say(isShort ? "lobby-each-short" : "lobby-each", { points: lobby.each }),
    lobby.minutes === null
      ? isShort
        ? ""
        : say("lobby-no-clock")
      : say(lobby.bank === "team" ? "lobby-time-team" : "lobby-time-player", { time: timeOf(lobby.minutes) }),
    size?.extended_setup && !isShort ? say("lobby-extended") : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

/** Seconds as people read them beside a name: 0:52, 12:07. */
export function secondsOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The name of a level of the computer beside a player's name: the first word of its label. */
export function levelOf(key: string): string {
  const label = choices.listed?.levels.find((each) => each.key === key)?.label ?? "";
  return label.split(":")[0]?.toLowerCase() ?? "";
}
