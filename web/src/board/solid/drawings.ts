/** One picture with all flat drawings: what lies on coins, numerals, letters, signs. Each is painted when first asked for. */

import { CanvasTexture, SRGBColorSpace } from "three";
import { shapeOf, symbolOf } from "../pictures";
import type { Colour } from "../types";
import type { Palette } from "./palette";
import { Sheet, type Rect } from "./sheet";

const SIDE = 9; // drawings in a row, at first
const CELL = 227; // pixels
const HALF = CELL / 2;

/** Painted in the memory of the page: what a graphics card holds of a canvas may be lost without a word. */
export const KEPT: CanvasRenderingContext2DSettings = { willReadFrequently: true };

export class Drawings {
  readonly map: CanvasTexture;
  readonly #pen: CanvasRenderingContext2D;
  readonly #sheet = new Sheet(SIDE);
  #palette: Palette;
  #left = 0; // drawings that are still being painted
  #gone = false;
  /** All drawings lie elsewhere, because there were too many: what shows them has to be laid anew. */
  grown = false;

  constructor(
    palette: Palette,
    private readonly painted: () => void,
  ) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = this.#sheet.side * CELL;
    this.#pen = canvas.getContext("2d", KEPT) as CanvasRenderingContext2D;
    this.#palette = palette;
    this.map = new CanvasTexture(canvas);
    this.map.colorSpace = SRGBColorSpace;
    this.map.anisotropy = 8;
  }

  /** Whether everything that was asked for can be seen. */
  get done(): boolean {
    return this.#left === 0;
  }

  /** Where a drawing is. Its name says how it is made: "coin:pic-owl", "number:3", "letter:red:R". */
  where(name: string): Rect {
    const found = this.#sheet.get(name);
    if (found) return found;
    if (this.#sheet.add(name)) this.#paint(name);
    else this.#grow();
    return this.#sheet.get(name) as Rect;
  }

  /** Paint all of them again in other colours. */
  recolour(palette: Palette): void {
    this.#palette = palette;
    for (const name of this.#sheet.names) this.#paint(name);
  }

  #grow(): void {
    this.grown = true;
    this.map.dispose(); // the graphics card takes no other size for the same picture
    const { canvas } = this.#pen;
    canvas.width = canvas.height = this.#sheet.side * CELL;
    for (const name of this.#sheet.names) this.#paint(name);
  }

  dispose(): void {
    this.#gone = true;
    this.map.dispose();
    this.#pen.canvas.width = this.#pen.canvas.height = 0; // gives its memory back at once
  }

  /** Draw where the drawing of this name is, with its middle at the origin. */
  #inside(name: string, draw: (pen: CanvasRenderingContext2D) => void): void {
    const pen = this.#pen;
    const [left, bottom, , high] = this.#sheet.get(name) as Rect;
    const [x, y] = [left, 1 - bottom - high].map((share) => Math.round(share * this.#sheet.side) * CELL) as [
      number,
      number,
    ];
    pen.clearRect(x, y, CELL, CELL);
    pen.save();
    pen.beginPath();
    pen.rect(x, y, CELL, CELL);
    pen.clip();
    pen.translate(x + HALF, y + HALF);
    pen.scale(CELL / 256, CELL / 256);
    draw(pen);
    pen.restore();
    this.map.needsUpdate = true;
  }

  #paint(name: string): void {
    const [how = "", what = "", more = ""] = name.split(":");
    const palette = this.#palette;
    const fill = (colour: string) => (pen: CanvasRenderingContext2D) => disc(pen, 122, colour);
    if (how === "coin") this.#withSymbol(name, what, 184, fill(palette.of("paper")));
    else if (how === "landmark") this.#withSymbol(name, what, 164, fill(palette.of("landmark")), "#5ff5da");
    else if (how === "toll")
      this.#withSymbol(name, what, 132, (pen) => {
        disc(pen, 108, palette.of("paper"));
        pen.strokeStyle = palette.of("cost-ink");
        pen.lineWidth = 22;
        pen.stroke();
      });
    else if (how === "drawing") this.#withSymbol(name, what, 244, () => {});
    else if (how === "start") this.#withShape(name, what as Colour);
    else
      this.#inside(name, (pen) => {
        if (how === "number") {
          disc(pen, 110, palette.of("outline"));
          this.#write(pen, what, 168, palette.of("numeral"), 700);
        } else if (how === "count") {
          disc(pen, 84, palette.of("paper"));
          this.#write(pen, what, 130, palette.of("ink"), 700);
        } else if (how === "value")
          this.#write(pen, what, 150, palette.of(more === "bright" ? "bright-ink" : "coin-ink"), 800);
        else if (how === "letter") {
          const colour = what as Colour;
          const halo = colour === "yellow" ? palette.player(colour) : palette.player(colour, "dark");
          this.#write(pen, more, more.length > 1 ? 150 : 190, palette.player(colour, "on"), 800, halo);
        } else if (how === "coordinate") this.#write(pen, what, 170, palette.of("coordinate"), 500);
        else if (how === "blob") glow(pen, "4,12,14", 0.95, 0.5);
        else if (how === "halo") glow(pen, "255,255,255", 1, 0.42);
        else if (how === "square") soft(pen);
        else if (how === "corners") corners(pen, palette.of("highlight"), palette.of("outline"));
        else if (how === "reached") dashed(pen, palette.of("roundel-lit"));
      });
  }

  #write(
    pen: CanvasRenderingContext2D,
    text: string,
    size: number,
    fill: string,
    weight: number,
    halo?: string,
  ): void {
    pen.font = `${weight} ${size}px ${this.#palette.sans}`;
    pen.textAlign = "center";
    pen.textBaseline = "alphabetic";
    // In the middle of the letters themselves, whatever the font leaves above and below them.
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text);
    const y = (up - down) / 2;
    if (halo) {
      pen.strokeStyle = halo;
      pen.lineWidth = size * 0.14;
      pen.lineJoin = "round";
      pen.strokeText(text, 0, y);
    }
    pen.fillStyle = fill;
    pen.fillText(text, 0, y);
  }

  /** Paint one of the page's drawings, once the browser has made a picture of it. */
  #withSymbol(
    name: string,
    id: string,
    size: number,
    under: (pen: CanvasRenderingContext2D) => void,
    shine?: string,
  ): void {
    const palette = this.#palette;
    this.#left++;
    const image = new Image();
    const done = (seen: boolean) => {
      this.#left--;
      if (this.#gone || palette !== this.#palette) return;
      this.#inside(name, (pen) => {
        under(pen);
        if (!seen) return this.#write(pen, id.replace(/^\w+-/, ""), 44, palette.of("ink"), 600);
        const scale = size / Math.max(image.width, image.height);
        const [wide, high] = [image.width * scale, image.height * scale];
        if (shine) {
          pen.shadowColor = shine;
          pen.shadowBlur = 30;
          pen.drawImage(image, -wide / 2, -high / 2, wide, high);
          pen.shadowBlur = 0;
        }
        pen.drawImage(image, -wide / 2, -high / 2, wide, high);
      });
      this.painted();
    };
    image.onload = () => done(true);
    image.onerror = () => done(false);
    const source = symbolOf(id, { ink: palette.of("ink"), paper: palette.of("paper") });
    if (source) image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
    else done(false);
  }

  /** The ring of a player's shape, inlaid where this player starts. */
  #withShape(name: string, colour: Colour): void {
    const outline = shapeOf(colour);
    this.#inside(name, (pen) => {
      if (!outline) return;
      pen.scale(5.2, 5.2);
      pen.translate(-20, -20);
      pen.lineJoin = "round";
      const path = new Path2D(outline);
      for (const [width, paint] of [
        [10.5, this.#palette.player(colour, "dark")],
        [7, this.#palette.player(colour)],
      ] as const) {
        pen.lineWidth = width;
        pen.strokeStyle = paint;
        pen.stroke(path);
      }
    });
  }
}

function disc(pen: CanvasRenderingContext2D, radius: number, fill: string): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
}

/** Fades from the middle. */
function glow(pen: CanvasRenderingContext2D, rgb: string, strong: number, half: number): void {
  const paint = pen.createRadialGradient(0, 0, 8, 0, 0, 124);
  paint.addColorStop(0, `rgba(${rgb},${strong})`);
  paint.addColorStop(0.5, `rgba(${rgb},${half})`);
  paint.addColorStop(1, `rgba(${rgb},0)`);
  pen.fillStyle = paint;
  pen.fillRect(-128, -128, 256, 256);
}

/** A square with a soft edge: only the shadow of a square that is itself out of sight. */
function soft(pen: CanvasRenderingContext2D): void {
  pen.shadowColor = "#02090b";
  pen.shadowBlur = 40;
  pen.shadowOffsetX = 4000;
  pen.fillStyle = "#000";
  pen.fillRect(-80 - 4000 * (256 / CELL), -80, 160, 160);
}

function corners(pen: CanvasRenderingContext2D, ink: string, casing: string): void {
  pen.lineCap = pen.lineJoin = "round";
  const [near, far, bend] = [60, 112, 22];
  for (const [width, colour] of [
    [27, casing],
    [15, ink],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.beginPath();
    for (const x of [-1, 1])
      for (const y of [-1, 1]) {
        pen.moveTo(x * far, y * near);
        pen.lineTo(x * far, y * (far - bend));
        pen.quadraticCurveTo(x * far, y * far, x * (far - bend), y * far);
        pen.lineTo(x * near, y * far);
      }
    pen.stroke();
  }
}

function dashed(pen: CanvasRenderingContext2D, ink: string): void {
  pen.setLineDash([24, 20]);
  pen.lineWidth = 17;
  pen.strokeStyle = ink;
  pen.beginPath();
  pen.arc(0, 0, 112, 0, 2 * Math.PI);
  pen.stroke();
}
