/** Brings what is open into sight in a list that scrolls by itself, without moving the page. */
export function scrollIntoList(isOpen: boolean): (row: HTMLElement) => void {
  return (row) => {
    const list = row.closest<HTMLElement>(".list");
    if (!isOpen || !list || list.scrollHeight <= list.clientHeight) return;
    const [from, to] = [row.offsetTop - list.offsetTop, row.offsetTop - list.offsetTop + row.offsetHeight];
    if (from < list.scrollTop || to > list.scrollTop + list.clientHeight) list.scrollTop = from - list.clientHeight / 3;
  };
}
