import type { Instant } from "@comanda/domain/time/instant";

import { mostMoreArticles } from "./more-articles.ts";

/** How large a demo venue is to be made. */
export type DemoYearSize = {
  /** Beside those that the demo venue has anyway. */
  readonly articles: number;
  readonly bills: number;
  readonly days: number;
  /** Left open at the end, each at a table of its own. */
  readonly openBills: number;
  readonly customers: number;
  /** Sale points of Lotus House. */
  readonly stations: number;
  /** The same seed and the same day make the same venue. */
  readonly seed: number;
  /** The history ends the day before. */
  readonly until: Instant;
};

/** What cannot be made, in words for who asked for it. */
export function sizeProblem(size: DemoYearSize): string | null {
  const counts = Object.entries(size).filter(([name]) => name !== "until");
  const wrong = counts.find(([, value]) => !Number.isSafeInteger(value) || value < 0);
  if (wrong !== undefined) return `${wrong[0]} must be a whole number.`;
  if (size.articles > mostMoreArticles) return `There are names for ${mostMoreArticles} articles.`;
  if (size.days < 1) return "A history has at least one day.";
  return size.stations < 3 ? "Lotus House has three sale points already." : null;
}
