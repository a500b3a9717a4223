/** Links that carry a whole position or fleet behind the `#`: deflated, so that they stay short; the server never sees them. */

/** The letters of a link and of the text in it, at most: whoever sends a link must not fill the memory of who opens it. */
const [LONGEST_LINK, LONGEST_TEXT] = [20_000, 200_000];

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer());
}

/** The path of a link to a position. */
export const positionPath = async (text: string): Promise<string> => `/position#${await packed(text)}`;

/** The path of a link to a fleet: its list, and the game that it is built for. */
export const fleetPath = async (fleet: LinkedFleet): Promise<string> => `/fleets#${await packed(JSON.stringify(fleet))}`;

/** A fleet in a link. */
export interface LinkedFleet {
  text: string;
  points: number;
  profile: string;
  players: number;
}

/** The fleet that the part of a link behind the `#` carries; null if it carries none. */
export async function fleetIn(fragment: string): Promise<LinkedFleet | null> {
  try {
    const { text, points, profile, players } = JSON.parse((await positionIn(fragment)) ?? "") as Record<keyof LinkedFleet, unknown>;
    if (typeof text !== "string" || typeof profile !== "string" || !text.trim()) return null;
    if (typeof points !== "number" || typeof players !== "number" || !(points > 0 && players > 0)) return null;
    return { text, points, profile, players };
  } catch {
    return null;
  }
}

async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The position that the part of a link behind the `#` carries; null if it carries none. */
export async function positionIn(fragment: string): Promise<string | null> {
  if (fragment.length > LONGEST_LINK) return null;
  try {
    const letters = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw")));
    return text.length > LONGEST_TEXT ? null : text;
  } catch {
    return null;
  }
}
