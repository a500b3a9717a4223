/** Scroll the chosen tab of a row into view, without moving the page. */
export function scrollIntoView(isChosen: boolean): (tab: HTMLElement) => void {
  return (tab) => {
    const row = tab.parentElement;
    if (!isChosen || !row) return;
    const [from, to] = [tab.offsetLeft - row.offsetLeft, tab.offsetLeft - row.offsetLeft + tab.offsetWidth];
    if (from < row.scrollLeft || to > row.scrollLeft + row.clientWidth) row.scrollLeft = to - row.clientWidth / 2;
  };
}
