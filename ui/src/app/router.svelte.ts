/** The page that is shown: the path of the address, followed without reloading. */
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest?.("a[href^='/']");
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.hasAttribute("download") || link.getAttribute("target")) return;
      event.preventDefault();
      this.go(link.getAttribute("href") ?? "/");
    });
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#read();
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    scrollTo(0, 0);
  }
}

export const router = new Router();
