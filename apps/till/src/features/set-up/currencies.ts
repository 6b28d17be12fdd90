import { denominationsOf } from "@comanda/domain/money/denominations";
import type { Money } from "@comanda/domain/money/money";
import { countries } from "@comanda/domain/venue/countries";

/** Where the set-up does not know the country. */
const byTimeZone: readonly (readonly [RegExp, string])[] = [
  [/^Asia\/Singapore$/, "SGD"],
  [/^Asia\/(Kuala_Lumpur|Kuching)$/, "MYR"],
  [/^Asia\/(Jakarta|Makassar|Jayapura|Pontianak)$/, "IDR"],
  [/^Asia\/Phnom_Penh$/, "KHR"],
  [/^Asia\/Vientiane$/, "LAK"],
  [/^Asia\/Tokyo$/, "JPY"],
  [/^Australia\//, "AUD"],
  [/^Europe\//, "EUR"],
];

/** The currency used in the device's time zone. */
export function likelyCurrency(timeZone: string): string {
  return byTimeZone.find(([zone]) => zone.test(timeZone))?.[1] ?? "USD";
}

/** All currencies, those of the countries that the set-up knows first, named in the till's language. */
export function currencies(
  tag: string,
): readonly { readonly value: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(tag, { type: "currency" });
  const first = countries.map(({ currency }) => currency);
  return [...new Set([...first, ...Intl.supportedValuesOf("currency")])].map((code) => ({
    value: code,
    name: `${code} · ${names.of(code) ?? code}`,
  }));
}

/** Whether guests elsewhere pay thousandths of it, such as fils. Our amounts have two decimals. */
export function hasThousandths(code: string): boolean {
  const format = new Intl.NumberFormat("en", { style: "currency", currency: code });
  return (format.resolvedOptions().maximumFractionDigits ?? 0) > 2;
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
  const { coins, notes } = denominationsOf(code);
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
    coins: [...coins],
    notes: [...notes],
  };
}
