// Glicko-2 (Mark Glickman, 2013) for one person who solves puzzles: each puzzle is a rating period of its own.

export interface Rating {
  readonly points: number;
  /** How uncertain the points are: one standard deviation. */
  readonly spread: number;
  /** How much the person's strength varies. */
  readonly volatility: number;
}

export const BEGINNER: Rating = { points: 1200, spread: 200, volatility: 0.06 };
/** What each hint costs, besides what the result is worth. */
export const HINT_COST = 4;

const SCALE = 173.7178;
const TAU = 0.5; // how quickly volatility may change
const LEAST_SPREAD = 45; // so that a rating keeps moving
const PUZZLE_SPREAD = 60;
const LEVEL_POINTS = [1000, 1250, 1500, 1750]; // by level: kinds cannot be compared more closely than that
const EACH_FAILURE = 0.1;
const LEAST_SCORE = 0.5;

export function pointsOf(level: number): number {
  return LEVEL_POINTS[level - 1] ?? 1500;
}

/** What a result is worth, from 0 to 1: solved at once is 1, failed attempts cost a little, looking it up is 0. */
export function scoreOf(solved: boolean, failures: number): number {
  return solved ? Math.max(LEAST_SCORE, 1 - EACH_FAILURE * failures) : 0;
}

/** The rating after a puzzle of a level. */
export function rated(rating: Rating, level: number, score: number, hints = 0): Rating {
  const mu = (rating.points - 1500) / SCALE;
  const phi = rating.spread / SCALE;
  const rival = (pointsOf(level) - 1500) / SCALE;
  const g = 1 / Math.sqrt(1 + (3 * (PUZZLE_SPREAD / SCALE) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-g * (mu - rival)));
  const variance = 1 / (g * g * expected * (1 - expected));
  const delta = variance * g * (score - expected);
  const volatility = volatilityAfter(rating.volatility, phi, variance, delta);
  const before = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / variance);
  return {
    points: SCALE * (mu + after * after * g * (score - expected)) + 1500 - HINT_COST * hints,
    spread: Math.min(BEGINNER.spread, Math.max(LEAST_SPREAD, SCALE * after)),
    volatility,
  };
}

/** Step 5 of Glickman's paper: the root of f by the Illinois method. */
function volatilityAfter(sigma: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const power = Math.exp(x);
    const sum = phi * phi + variance + power;
    return (power * (delta * delta - sum)) / (2 * sum * sum) - (x - start) / TAU ** 2;
  };
  let low = start;
  let high = Math.log(Math.max(delta * delta - phi * phi - variance, Number.MIN_VALUE));
  if (delta * delta <= phi * phi + variance) {
    high = start - TAU;
    while (f(high) < 0) high -= TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > 1e-6) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}
