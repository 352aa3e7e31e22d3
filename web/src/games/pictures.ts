// The drawings that games bring: ours are bundled, those of other packages come from the host.
import { addPictures } from "../board";

const ours = import.meta.glob<string>("../../../src/wandelgang/games/*/pictures.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
Object.values(ours).forEach(addPictures);

/**
 * Add the drawings of another package. All games share one page, so a name begins with the name of its game, or with
 * `pic-` and the name of its game; other drawings are left out.
 */
export function addPicturesOf(game: string, source: string): void {
  const own = new RegExp(`<symbol id="(?:pic-)?${game}-[^"]+".*?</symbol>`, "gs");
  addPictures((source.match(own) ?? []).join(""));
}
