// Which page is shown: the start, a table, a replay, a lesson or the rules.
export type Page =
  | { readonly name: "start" }
  | { readonly name: "table"; readonly table: string }
  | { readonly name: "replay"; readonly replay: string; readonly of: "table" | "record" }
  | { readonly name: "learn"; readonly game: string }
  | { readonly name: "rules"; readonly game: string };

function read(path: string): Page {
  const [, kind, id, more] = path.split("/");
  if (kind === "t" && id) {
    return more === "replay" ? { name: "replay", replay: id, of: "table" } : { name: "table", table: id };
  }
  if (kind === "r" && id) return { name: "replay", replay: id, of: "record" };
  if ((kind === "learn" || kind === "rules") && id) return { name: kind, game: id };
  return { name: "start" };
}

let page = $state.raw<Page>(read(location.pathname));

addEventListener("popstate", () => {
  page = read(location.pathname);
});

export function shown(): Page {
  return page;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  page = read(location.pathname);
  scrollTo(0, 0);
}

/** For links: a plain click stays in this page, any other (new tab …) is the browser's own. */
export function inside(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link) return;
  event.preventDefault();
  go(link);
}
