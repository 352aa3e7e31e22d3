// What an arrow's line is called: rows by number, columns by letter, pushed from one of four sides.
import type { ArrowFacts, BoxFacts } from "../protocol";

interface LineWords {
  readonly kind: "row" | "column";
  readonly line: string;
  readonly side: "left" | "right" | "above" | "below";
}

const SIDES = { N: "above", E: "right", S: "below", W: "left" } as const;

function lineOf(arrow: ArrowFacts): LineWords {
  const column = arrow.side === "N" || arrow.side === "S";
  return {
    kind: column ? "column" : "row",
    line: column ? String.fromCharCode(97 + arrow.line) : String(arrow.line + 1),
    side: SIDES[arrow.side],
  };
}

export function lineNamed(box: BoxFacts, name: string): LineWords {
  const arrow = box.arrows.find((one) => one.name === name);
  if (!arrow) throw new Error(`there is no arrow ${name}`);
  return lineOf(arrow);
}
