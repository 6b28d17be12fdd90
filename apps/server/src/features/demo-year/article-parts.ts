/** A kind of dish or drink, of which every combination of its three parts is an article. */
export type ArticleKind = {
  readonly name: string;
  readonly color: string;
  readonly productGroup: string;
  readonly managementGroup: string;
  readonly costPercent: number;
  /** Each is a category of its own. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly third: readonly string[];
  readonly named: (first: string, second: string, third: string) => string;
  /** The cheapest and the dearest, in whole units of the currency. */
  readonly prices: readonly [cheapest: number, dearest: number];
};

/** The parts of names, written as one reads them on a card. */
export function words(text: string): readonly string[] {
  return text.split("|").map((word) => word.trim());
}
