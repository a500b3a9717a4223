/** The messages of the protocol: the generated types, and names for two parts of them. */
import type { GameEvent, Scene } from "./types";

export type * from "./types";

/** The name of an event: its tag, by which `switch (event.type)` tells them apart. */
export type EventName = GameEvent["type"];

export type UnitShown = Scene["units"][number];

/** A request as a page writes it; the connection adds its id. */
export type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
