/** The arrow keys go from player to player, in strips, rows and rail. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const cells = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-cell]")];

function moveCell(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const target = event.target as HTMLElement;
  if (!step || event.ctrlKey || event.altKey || event.metaKey || !target.matches("[data-cell]")) return;
  const all = cells();
  all[(all.indexOf(target) + step + all.length) % all.length]?.focus();
  event.preventDefault();
}

/** Makes the arrow keys go from player to player inside of an element. */
export function arrows(element: HTMLElement): () => void {
  element.addEventListener("keydown", moveCell);
  return () => element.removeEventListener("keydown", moveCell);
}

/** The focus goes to the cell of a player, or to the first. */
export function focusCell(seat: number | null): void {
  const all = cells();
  (all.find((cell) => Number(cell.dataset.cell) === seat) ?? all[0])?.focus();
}
