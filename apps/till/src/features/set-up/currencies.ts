import { money, type Money } from "@comanda/domain/money/money";

type Denominations = { readonly coins: readonly number[]; readonly notes: readonly number[] };

/** The notes and coins of each currency, in whole units. Others are added in the back office. */
const denominations: Readonly<Record<string, Denominations>> = {
  THB: { coins: [0.25, 0.5, 1, 2, 5, 10], notes: [20, 50, 100, 500, 1000] },
  VND: {
    coins: [],
    notes: [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
  },
  PHP: { coins: [0.25, 1, 5, 10, 20], notes: [50, 100, 200, 500, 1000] },
  USD: { coins: [0.01, 0.05, 0.1, 0.25], notes: [1, 2, 5, 10, 20, 50, 100] },
  EUR: { coins: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2], notes: [5, 10, 20, 50, 100, 200] },
  SGD: { coins: [0.05, 0.1, 0.2, 0.5, 1], notes: [2, 5, 10, 50, 100, 1000] },
  MYR: { coins: [0.05, 0.1, 0.2, 0.5], notes: [1, 5, 10, 20, 50, 100] },
  IDR: { coins: [100, 200, 500, 1000], notes: [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] },
  KHR: { coins: [], notes: [100, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] },
  LAK: { coins: [], notes: [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] },
  GBP: { coins: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2], notes: [5, 10, 20, 50] },
  AUD: { coins: [0.05, 0.1, 0.2, 0.5, 1, 2], notes: [5, 10, 20, 50, 100] },
  JPY: { coins: [1, 5, 10, 50, 100, 500], notes: [1000, 2000, 5000, 10_000] },
};

const byTimeZone: readonly (readonly [RegExp, string])[] = [
  [/^Asia\/Bangkok$/, "THB"],
  [/^Asia\/(Ho_Chi_Minh|Saigon)$/, "VND"],
  [/^Asia\/Manila$/, "PHP"],
  [/^Asia\/Singapore$/, "SGD"],
  [/^Asia\/(Kuala_Lumpur|Kuching)$/, "MYR"],
  [/^Asia\/(Jakarta|Makassar|Jayapura|Pontianak)$/, "IDR"],
  [/^Asia\/Phnom_Penh$/, "KHR"],
  [/^Asia\/Vientiane$/, "LAK"],
  [/^Asia\/Tokyo$/, "JPY"],
  [/^Australia\//, "AUD"],
  [/^Europe\/London$/, "GBP"],
  [/^Europe\//, "EUR"],
];

/** The currency used in the device's time zone. */
export function likelyCurrency(timeZone: string): string {
  return byTimeZone.find(([zone]) => zone.test(timeZone))?.[1] ?? "USD";
}

/** All currencies, those of our venues first, named in the till's language. */
export function currencies(
  tag: string,
): readonly { readonly value: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(tag, { type: "currency" });
  const known = Object.keys(denominations);
  const others = Intl.supportedValuesOf("currency").filter((code) => !known.includes(code));
  return [...known, ...others].map((code) => ({
    value: code,
    name: `${code} · ${names.of(code) ?? code}`,
  }));
}

type Currency = {
  readonly name: string;
  readonly symbol: string;
  readonly code: string;
  readonly hasDecimals: boolean;
  readonly coins: Money[];
  readonly notes: Money[];
};

export function currencyOf(code: string, tag: string): Currency {
  const { coins, notes } = denominations[code] ?? { coins: [], notes: [] };
  const format = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  const symbol = format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? code;
  return {
    name: new Intl.DisplayNames(tag, { type: "currency" }).of(code) ?? code,
    symbol,
    code,
    hasDecimals: format.resolvedOptions().maximumFractionDigits !== 0,
    coins: coins.map(inHundredths),
    notes: notes.map(inHundredths),
  };
}

function inHundredths(units: number): Money {
  return money(Math.round(units * 100));
}
