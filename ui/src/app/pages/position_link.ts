/** Links that carry a whole position behind the `#`: deflated, so that they stay short; the server never sees them. */

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer());
}

/** The path of a link to a position. */
export async function positionPath(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return `/position#${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The position that the part of a link behind the `#` carries; null if it carries none. */
export async function positionIn(fragment: string): Promise<string | null> {
  try {
    const letters = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}
