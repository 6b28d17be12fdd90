import type { Instant } from "@comanda/domain/time/instant";

import { maxExtraArticles } from "./extra-articles.ts";

export type DemoYearSize = {
  /** In addition to those of the standard demo venue. */
  readonly articles: number;
  readonly bills: number;
  readonly days: number;
  /** Left open at the end, each at its own table. */
  readonly openBills: number;
  readonly customers: number;
  /** Sale points of Lotus House. */
  readonly stations: number;
  /** The same seed and day produce the same venue. */
  readonly seed: number;
  /** The history ends the day before this. */
  readonly until: Instant;
};

/** Why this size cannot be created, as a message for the user; null if it can. */
export function sizeProblem(size: DemoYearSize): string | null {
  const counts = Object.entries(size).filter(([name]) => name !== "until");
  const wrong = counts.find(([, value]) => !Number.isSafeInteger(value) || value < 0);
  if (wrong !== undefined) return `${wrong[0]} must be a whole number.`;
  if (size.articles > maxExtraArticles) return `There are names for ${maxExtraArticles} articles.`;
  if (size.days < 1) return "A history has at least one day.";
  return size.stations < 3 ? "Lotus House has three sale points already." : null;
}
