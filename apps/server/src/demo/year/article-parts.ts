/** A kind of dish or drink; every combination of its three parts makes an article. */
export type ArticleKind = {
  readonly name: string;
  readonly color: string;
  readonly productGroup: string;
  readonly managementGroup: string;
  readonly costPercent: number;
  /** Each is its own category. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly third: readonly string[];
  readonly named: (first: string, second: string, third: string) => string;
  /** The cheapest and the most expensive, in whole currency units. */
  readonly prices: readonly [cheapest: number, dearest: number];
};

/** The parts of names, from text written as on a menu card. */
export function splitPhrases(text: string): readonly string[] {
  return text.split("|").map((word) => word.trim());
}
