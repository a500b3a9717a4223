/** How the screen is divided now; read inside a component, it follows the size of the window. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { layoutOf, type Layout } from "./layout";

export const screenWidth = (): number => innerWidth.current ?? 1440;
export const screenHeight = (): number => innerHeight.current ?? 900;
export const screenLayout = (): Layout => layoutOf(screenWidth(), screenHeight());

/** Whether the panel is in the sheet of a small screen, where it takes the width it is given. */
export const isSheet = (): boolean => ["phone", "upright", "aside"].includes(screenLayout());

/** Whether the sheet is so narrow that its tab carries the title of the question. */
export const hasTitleOnTab = (): boolean => ["phone", "aside"].includes(screenLayout());

/** Whether the panel is a drawer that can be moved aside: on a tablet in landscape. */
export const isDrawer = (): boolean => screenLayout() === "tablet";

/** Whether there is so little height that texts are shortened. */
export const isTight = (): boolean => isSheet() || screenHeight() < 800;
