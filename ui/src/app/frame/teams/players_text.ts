/** The text board's answer to "who": every player with what they are doing. */
import { letterOf } from "../../../board/identity";
import "../../../words/team";
import { say } from "../../../words/words.svelte";
import type { TableContext } from "../table_context";
import { leaderText } from "./cell_text";
import { stateText, factsOf, stateOf } from "./player_state";

export function playersText(table: TableContext): string {
  const facts = factsOf(table);
  if (!facts) return "";
  const nameOf = (seat: number): string => facts.scene.players.find((player) => player.seat === seat)?.name ?? "";
  const awaited = facts.asked.map((each) => nameOf(each.seat));
  return facts.scene.players
    .map((player) => {
      const who = [
        say("team-seat", { letter: letterOf(player.seat) }),
        player.name,
        player.is_grand_admiral ? leaderText(facts.scene.profile) : "",
      ];
      return [...who, stateText(stateOf(player.seat, facts), awaited)].filter(Boolean).join(", ");
    })
    .join("\n");
}
