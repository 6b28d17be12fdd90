import { moneyOfUnits } from "./money-of-units.ts";
import type { Money } from "./money.ts";

export type Denominations = {
  readonly coins: readonly Money[];
  readonly notes: readonly Money[];
};

/** The coins and notes of each currency, in whole units. Others are added in the back office. */
const inUnits = {
  THB: [
    [0.25, 0.5, 1, 2, 5, 10],
    [20, 50, 100, 500, 1000],
  ],
  VND: [[], [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000]],
  PHP: [
    [0.25, 1, 5, 10, 20],
    [50, 100, 200, 500, 1000],
  ],
  USD: [
    [0.01, 0.05, 0.1, 0.25],
    [1, 2, 5, 10, 20, 50, 100],
  ],
  EUR: [
    [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
    [5, 10, 20, 50, 100, 200],
  ],
  SGD: [
    [0.05, 0.1, 0.2, 0.5, 1],
    [2, 5, 10, 50, 100, 1000],
  ],
  MYR: [
    [0.05, 0.1, 0.2, 0.5],
    [1, 5, 10, 20, 50, 100],
  ],
  IDR: [
    [100, 200, 500, 1000],
    [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000],
  ],
  KHR: [[], [100, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]],
  LAK: [[], [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]],
  GBP: [
    [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
    [5, 10, 20, 50],
  ],
  AUD: [
    [0.05, 0.1, 0.2, 0.5, 1, 2],
    [5, 10, 20, 50, 100],
  ],
  JPY: [
    [1, 5, 10, 50, 100, 500],
    [1000, 2000, 5000, 10_000],
  ],
} as const satisfies Readonly<Record<string, readonly [readonly number[], readonly number[]]>>;

const byCode: ReadonlyMap<string, readonly [readonly number[], readonly number[]]> = new Map(
  Object.entries(inUnits),
);

/** The currencies whose coins and notes are known. */
export const countedCurrencies: readonly string[] = [...byCode.keys()];

/** Empty if they are not known. */
export function denominationsOf(code: string): Denominations {
  const [coins, notes] = byCode.get(code) ?? [[], []];
  return { coins: coins.map(moneyOfUnits), notes: notes.map(moneyOfUnits) };
}
