/** Pictures of floors and stone for each kind of tile, with joints, engraved lines, and the shade that walls throw. */

import { CanvasTexture, SRGBColorSpace, type Shape } from "three";
import { KEPT } from "./drawings";
import { openSides, wallsOf, type Kind } from "./outlines";
import type { Rect } from "./sheet";
import { HALF } from "./space";

const SIZE = 256; // pixels
const ROWS = ["floor", "cost", "stone"] as const;
const COLUMNS = 6;
const BANDS = 2; // of rows, so that there is a place for every kind: six ways to be open, with a room or without
const HIGH = BANDS * ROWS.length;

type Row = (typeof ROWS)[number];

/** Where a picture of the nth kind is. */
function placed(nth: number, row: Row): { readonly column: number; readonly line: number } {
  return { column: nth % COLUMNS, line: Math.floor(nth / COLUMNS) * ROWS.length + ROWS.indexOf(row) };
}

export class Floors {
  readonly map: CanvasTexture;
  readonly #pen: CanvasRenderingContext2D;
  readonly #kinds = new Map<string, { readonly kind: Kind; readonly nth: number }>();

  constructor(private readonly costInk: () => string) {
    const canvas = document.createElement("canvas");
    canvas.width = SIZE * COLUMNS;
    canvas.height = SIZE * HIGH;
    this.#pen = canvas.getContext("2d", KEPT) as CanvasRenderingContext2D;
    this.map = new CanvasTexture(canvas);
    this.map.colorSpace = SRGBColorSpace;
    this.map.anisotropy = 8;
  }

  where(kind: Kind, row: Row): Rect {
    let found = this.#kinds.get(kind.name);
    if (!found) {
      found = { kind, nth: this.#kinds.size };
      this.#kinds.set(kind.name, found);
      for (const one of ROWS) this.#paint(kind, one, found.nth);
    }
    const { column, line } = placed(found.nth, row);
    return [column / COLUMNS, 1 - (line + 1) / HIGH, 1 / COLUMNS, 1 / HIGH];
  }

  /** Paint again what has a colour. */
  recolour(): void {
    for (const { kind, nth } of this.#kinds.values()) this.#paint(kind, "cost", nth);
  }

  dispose(): void {
    this.map.dispose();
    this.#pen.canvas.width = this.#pen.canvas.height = 0;
  }

  #paint(kind: Kind, row: Row, nth: number): void {
    const pen = this.#pen;
    const { column, line } = placed(nth, row);
    const [x, y] = [column * SIZE, line * SIZE];
    pen.save();
    pen.beginPath();
    pen.rect(x, y, SIZE, SIZE);
    pen.clip();
    pen.translate(x + SIZE / 2, y + SIZE / 2);
    pen.scale(SIZE, -SIZE);
    if (row === "stone") stone(pen, kind);
    else {
      pen.fillStyle = "#fff";
      pen.fillRect(-0.5, -0.5, 1, 1);
      joints(pen, kind);
      shade(pen, kind, 26, 0.62);
      shade(pen, kind, 9, 0.5);
      if (row === "cost") {
        pen.strokeStyle = this.costInk();
        pen.lineWidth = 0.075;
        pen.setLineDash([0.07, 0.055]);
        for (const wall of wallsOf(kind)) {
          trace(pen, wall);
          pen.stroke();
        }
      }
    }
    pen.restore();
    this.map.needsUpdate = true;
  }
}

/** Lines between the slabs of a floor. */
function joints(pen: CanvasRenderingContext2D, kind: Kind): void {
  pen.strokeStyle = "rgba(60,70,70,.3)";
  pen.lineWidth = 0.011;
  for (const side of openSides(kind.openings)) {
    pen.save();
    pen.rotate((-side * Math.PI) / 2);
    pen.beginPath();
    for (const at of kind.room ? [0.37] : [0.37, 0.13]) {
      pen.moveTo(-HALF, at);
      pen.lineTo(HALF, at);
    }
    pen.stroke();
    pen.restore();
  }
}

/** The soft shade at the foot of walls: the shadows of walls that are themselves out of sight. */
function shade(pen: CanvasRenderingContext2D, kind: Kind, blur: number, strong: number): void {
  pen.save();
  pen.globalAlpha = strong;
  pen.shadowColor = "#122226";
  pen.shadowBlur = blur;
  pen.shadowOffsetX = 8000;
  pen.fillStyle = "#000";
  pen.translate(-8000 / SIZE, 0);
  for (const wall of wallsOf(kind)) {
    trace(pen, wall);
    pen.fill();
  }
  pen.restore();
}

/** Grain, and a line engraved along the corridor. */
function stone(pen: CanvasRenderingContext2D, kind: Kind): void {
  pen.fillStyle = "#dcdcdc";
  pen.fillRect(-0.5, -0.5, 1, 1);
  let seed = 11 + kind.openings;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let grain = 0; grain < 1200; grain++) {
    const grey = next() < 0.5 ? 255 : 90;
    pen.fillStyle = `rgba(${grey},${grey},${grey},.07)`;
    const size = 0.004 + next() * 0.013;
    pen.fillRect(next() - 0.5, next() - 0.5, size, size);
  }
  // A line at some distance from the edge of each wall: a wide stroke, and the stone again over its inner part.
  for (const wall of wallsOf(kind)) {
    pen.save();
    trace(pen, wall);
    pen.clip();
    pen.lineJoin = "round";
    for (const [width, paint] of [
      [0.132, "#f4f4f4"],
      [0.108, "#dcdcdc"],
    ] as const) {
      pen.lineWidth = width;
      pen.strokeStyle = paint;
      pen.stroke();
    }
    pen.restore();
  }
}

function trace(pen: CanvasRenderingContext2D, shape: Shape): void {
  pen.beginPath();
  for (const [nth, { x, y }] of shape.getPoints(10).entries()) {
    if (nth) pen.lineTo(x, y);
    else pen.moveTo(x, y);
  }
  pen.closePath();
}
