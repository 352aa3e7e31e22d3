/** Lays a scene out as a model: tall tiles, joints between them, figures, arrows, and every mark that the other views have. */

import type { Model } from "../model";
import { layAims } from "./aims";
import { layFigures } from "./figures";
import { layJoints } from "./joints";
import { layMarks } from "./marks";
import { planOf, type Situation } from "./plan";
import { layRim } from "./rim";
import { layTiles } from "./tiles";
import { layWays } from "./ways";

export function lay(model: Model, now: Situation): void {
  model.clear();
  const plan = planOf(model, now);
  layTiles(plan);
  layRim(plan);
  layJoints(plan);
  layMarks(plan);
  layWays(plan);
  layAims(plan);
  layFigures(plan);
  if (model.drawings.grown) {
    model.drawings.grown = false;
    return lay(model, now); // there is room for all of them now
  }
  model.ready();
}
