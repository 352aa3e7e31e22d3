// Which page is shown: the start, the lobby, a table, the games of this device, a replay, a position, a lesson …
import { address } from "./address";
import { alone, base } from "./alone";

/** Where a replay comes from: a table, a record file, or a single position written as one line. */
export type ReplayKind = "table" | "record" | "position";

type Page =
  | { readonly name: "start"; readonly open: boolean }
  | { readonly name: "lobby" }
  | { readonly name: "carry" }
  | { readonly name: "carried" }
  | { readonly name: "on" }
  | { readonly name: "learning" }
  | { readonly name: "games" }
  | { readonly name: "edit"; readonly game: string; readonly line: string }
  | { readonly name: "puzzles" }
  | { readonly name: "puzzle"; readonly of: "day" | "set" | "link"; readonly which: string }
  | { readonly name: "table"; readonly table: string }
  | { readonly name: "replay"; readonly replay: string; readonly of: ReplayKind; readonly analysed: boolean }
  | { readonly name: "learn"; readonly game: string }
  | { readonly name: "rules"; readonly game: string };

function read(path: string): Page {
  const [, kind, id, more] = path.split("/");
  if (kind === "t" && id) {
    if (more !== "replay" && more !== "analysis") return { name: "table", table: id };
    return { name: "replay", replay: id, of: "table", analysed: more === "analysis" };
  }
  // Like a position to look at, the line of one to edit stays behind the #.
  if (kind === "edit") return { name: "edit", game: id ?? "", line: decoded(location.hash.slice(1)) };
  if (kind === "games") return { name: "games" };
  if (kind === "lobby") return { name: "lobby" };
  if (kind === "carry") return { name: "carry" }; // the seats come behind the #, too
  if (kind === "carried") return { name: "carried" }; // and so does a whole game
  if (kind === "on") return { name: "on" }; // the game of the table that was lost
  if (kind === "puzzles" && !id) return { name: "puzzles" };
  if (kind === "puzzles" && id === "day") return { name: "puzzle", of: "day", which: more ?? "" };
  if (kind === "puzzles") return { name: "puzzle", of: "set", which: `${id}/${more ?? ""}` };
  if (kind === "puzzle") return { name: "puzzle", of: "link", which: decoded(path.slice("/puzzle/".length)) };
  if (kind === "learn" && !id) return { name: "learning" };
  if (kind === "r" && id) {
    return { name: "replay", replay: id, of: "record", analysed: more === "analysis" };
  }
  // The line may hold secrets: it stays behind the #, which no host ever sees in an address.
  if (kind === "p")
    return { name: "replay", replay: decoded(location.hash.slice(1)), of: "position", analysed: false };
  if ((kind === "learn" || kind === "rules") && id) return { name: kind, game: id };
  return { name: "start", open: kind === "open" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path of the page that is shown. */
export function shownPath(): string {
  return alone ? `/${location.search.slice(1)}` : location.pathname;
}

let page = $state.raw<Page>(read(shownPath()));

// Another position in the same page changes the hash alone.
addEventListener("popstate", () => {
  page = read(shownPath());
});

export function shown(): Page {
  return page;
}

export function go(path: string): void {
  history.pushState(null, "", address(path));
  page = read(shownPath());
  scrollTo(0, 0);
}

/** For links: a plain click changes the page in place; others (new tab …) are left to the browser. */
export function inside(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link) return;
  event.preventDefault();
  go(pathOf(link));
}

/** The path that an address stands for. */
function pathOf(link: string): string {
  return alone && link.startsWith(base) ? `/${link.slice(base.length).replace(/^\?/, "")}` : link;
}

/** Without a host: give every link that our pages write as a path its real address, also for a new tab. */
export function mendLinks(root: HTMLElement): void {
  const mend = (found: Element) => {
    const path = found.getAttribute("href");
    if (path?.startsWith("/")) found.setAttribute("href", address(path));
  };
  const look = (element: Element) => {
    if (element.matches("a")) mend(element);
    element.querySelectorAll("a[href^='/']").forEach(mend);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") look(target as Element);
      else addedNodes.forEach((node) => node instanceof Element && look(node));
    }
  }).observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] });
  look(root);
}
