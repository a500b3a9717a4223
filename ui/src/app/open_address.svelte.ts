/** The address at which other devices open the pages: asked for once, when it is first shown. */
import { address, get } from "../wire/rest";
import type { OpenAddress } from "../wire/types";

class PublicAddress {
  #found = $state.raw<OpenAddress | null>(null);
  #isAsked = false;

  /** A link that others can open; until the server has answered, one that works here. */
  link(path: string): string {
    return new URL(path, this.#asked?.address ?? location.origin).href;
  }

  /** Why nobody else can open a link; empty if they can. */
  get warning(): string {
    return this.#asked?.warning ?? "";
  }

  /** The picture of a link as a QR code; empty if nobody else can open it, or before that is known. */
  code(path: string): string {
    return this.#asked && !this.#asked.warning ? address("/api/qr", { query: { path } }) : "";
  }

  get #asked(): OpenAddress | null {
    if (!this.#isAsked) {
      this.#isAsked = true;
      void get("/api/address").then(
        (found) => (this.#found = found),
        () => (this.#isAsked = false),
      );
    }
    return this.#found;
  }
}

export const openAddress = new PublicAddress();
