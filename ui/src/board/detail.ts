/** How much of a piece is drawn at a scale: ux section 3 for two players, ux/teams section 2 for more. */
import { getContext, setContext } from "svelte";

/** From which scale on, in pixels for each mm, the levels 1, 2 and 3 are drawn. */
const DUEL = [0.6, 0.9, 1.4];
/** The letter, pattern and hull of a piece can be told from farther away than its shields. */
const TEAMS = [0.45, 0.9, 1.4];

/** The level of detail, from 0, where the whole table fits a phone, to 3. */
export const detailAt = (scale: number, areTeams: boolean): number => (areTeams ? TEAMS : DUEL).filter((from) => scale >= from).length;

/** The level at which drawings are made, for all pieces of a board; -1 where they are not seen at all. */
export interface DrawnDetail {
  readonly level: number;
  /** The same of squadrons. */
  readonly ofDiscs: number;
}
const KEY = Symbol("detail");
export const setDrawnDetail = (detail: DrawnDetail): void => void setContext(KEY, detail);
/** That of the board; none in a picture outside a board, which has every detail. */
export const drawnDetail = (): DrawnDetail | undefined => getContext<DrawnDetail | undefined>(KEY);
