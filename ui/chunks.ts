/** How the pages are divided into files: what a table needs at once is one of them, since many small files compress badly. */
import { fileURLToPath } from "node:url";

/** What a module imports, and what it imports later. */
interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
type Find = (id: string) => Module | null;

const source = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const ENTRY = source("main.ts");
const FRAME = source("app/frame/Frame.svelte");
/** What a table shows with its first question, though some of it is imported later. */
const AT_ONCE = ["Table.svelte", "DecisionPanel.svelte", "Waiting.svelte", "CoachLine.svelte", "panels/UnitsPanel.svelte"].map((name) => source(`app/table/${name}`));

/** What is loaded with these modules. */
function loadedWith(roots: readonly string[], find: Find): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(find(id)?.importedIds ?? []));
  }
  return found;
}

/** The modules of ours that a table needs at once, and no page without a board. */
function modulesOfTable(find: Find): Set<string> {
  const first = loadedWith([ENTRY], find);
  const pages = new Set([...first].flatMap((id) => find(id)?.dynamicallyImportedIds ?? []));
  const elsewhere = [...pages].map((id) => loadedWith([id], find)).filter((loaded) => !loaded.has(FRAME));
  const needed = [...loadedWith(AT_ONCE, find)].filter((id) => id.startsWith(source("")));
  return new Set(needed.filter((id) => !first.has(id) && !elsewhere.some((loaded) => loaded.has(id))));
}

let table: Set<string> | undefined;

/** The file that a module goes into, unless it is left to the bundler. */
export function fileOf(id: string, modules: { getModuleInfo: Find }): string | null {
  table ??= modulesOfTable((each) => modules.getModuleInfo(each));
  return table.has(id) ? "table" : null;
}
