/** Our icons, laid into the page once: a sheet fetched on its own is not always drawn in time. */
import sheet from "./icons.svg?raw";

export function layIcons(): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = sheet.replaceAll('id="', 'id="icon-');
  document.body.prepend(holder);
}

/** Where the drawing of an icon is found in the page. */
export const icon = (name: string): string => `#icon-${name}`;
