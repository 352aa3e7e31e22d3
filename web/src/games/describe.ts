// The board in words, cell by cell, for those who do not see it.
import { turned, type Described, type Destination } from "../board";
import type { Colour } from "../protocol";
import { pictureName, worded } from "../words/called";
import { joined, t } from "../words/words.svelte";
import type { Showing } from "./face";
import { lineNamed } from "./line";

const SIDES = [
  [1, "side-north"],
  [2, "side-east"],
  [4, "side-south"],
  [8, "side-west"],
] as const;

/** "the top and the left" */
export function sidesNamed(openings: number): string {
  return joined(SIDES.filter(([side]) => openings & side).map(([, key]) => t(key)));
}

function player(show: Showing, colour: Colour): string {
  const name = show.sitters.find((one) => one.colour === colour)?.name;
  return name ? `${name} (${t(`colour-${colour}`)})` : t(`colour-${colour}`);
}

export function describe(show: Showing, what: Described): string {
  switch (what.kind) {
    case "cell":
      return cell(show, what.cell, what.destination);
    case "arrow": {
      const name = t("push-do-long", { ...lineNamed(show.box, what.arrow) });
      if (what.banned) return `${name}. ${t("banned-why")}`;
      if (!what.preview) return name;
      const goals = show.face.goals(show.view, show.you);
      const opens = t("arrow-opens", { count: what.preview.opens.length });
      const goal = show.near === "push" && goals.pictures.length + goals.cells.length > 0;
      return goal ? `${name}, ${opens}, ${t("arrow-goal")}` : `${name}, ${opens}`;
    }
    case "spare": {
      const sides = sidesNamed(turned(what.tile.openings, 0));
      const name = worded(show.face.name, "spare-name", { sides });
      const height = show.box.tiles[what.tile.number]?.height;
      return height ? `${name}, ${t("cell-height", { height })}` : name;
    }
    case "figure":
      return t("cell-figure", { name: player(show, what.colour) });
  }
}

function cell(show: Showing, at: number, destination: Destination | null): string {
  const { view, box, face } = show;
  const scene = face.scene(view, box);
  const tile = scene.tiles[at];
  const goals = show.covered ? { pictures: [], cells: [] } : face.goals(view, show.you);
  const picture = tile ? scene.pictures?.[tile.number] : undefined;
  const start = scene.starts?.find((one) => one.cell === at);
  const closed = scene.landmarks?.some((one) => one.cell === at && one.closed);
  const parts = [box.cells[at] ?? ""];
  if (tile && scene.heights) parts.push(t("cell-height", { height: scene.heights[tile.number] ?? 1 }));
  if (picture) parts.push(pictureName(picture));
  parts.push(...(face.described?.(view, box, at) ?? []));
  if ((picture && goals.pictures.includes(picture)) || goals.cells.includes(at)) parts.push(t("cell-goal"));
  if (start) parts.push(t("cell-start", { colour: t(`colour-${start.colour}`) }));
  for (const figure of scene.figures) {
    if (figure.cell === at) parts.push(t("cell-figure", { name: player(show, figure.colour) }));
  }
  if (destination) parts.push(face.reached?.(destination) ?? t("cell-reach"));
  if (tile && !closed) parts.push(t("cell-open", { sides: sidesNamed(tile.openings) }));
  return parts.join(", ");
}
