import type { DatedRate } from "@comanda/domain/payment/dated-rate";
import type { Country, GoodsKind, LocalTax } from "@comanda/domain/venue/country";

import type { Fields } from "../office/index.ts";
import { kindOfCategory, kindOfSample } from "./sample-kinds.ts";

/** A rate of the country, as the rows of a set-up file have it. */
type TaxRow = { readonly name: string; readonly taxClasses: readonly string[] } & Fields;

export type LocalTaxes = {
  readonly rows: readonly TaxRow[];
  /** The tax class of each kind of goods; null if all goods of the sample have the same rate. */
  readonly classOf: ((kind: GoodsKind) => string) | null;
};

const firstTaxIndex = 600;

/** The taxes of the goods that a sample sells. Classes are only there if these have several rates. */
export function localTaxes(articles: readonly Fields[], { tax, rates }: Country): LocalTaxes {
  const all = [
    { taxClass: rates?.mainClass ?? "", value: tax.value, datedRates: [] },
    ...(rates?.others ?? []),
  ];
  const classOf = (kind: GoodsKind): string =>
    (rates?.others ?? []).find(({ kinds }) => kinds.includes(kind))?.taxClass ??
    rates?.mainClass ??
    "";
  const sold = new Set(articles.map((article) => classOf(kindOfSample(article))));
  const used = all.filter(({ taxClass }) => sold.has(taxClass));
  const [only = { value: tax.value, datedRates: [] }] = used;
  if (used.length < 2) {
    return {
      rows: [taxRow(tax, { ...only, name: tax.name, place: 0, classes: [] })],
      classOf: null,
    };
  }
  return {
    rows: used.map(({ taxClass, value, datedRates }, place) =>
      taxRow(tax, {
        value,
        datedRates,
        name: nameOfRate(tax, { taxClass, value, datedRates }),
        place,
        classes: [taxClass],
      }),
    ),
    classOf,
  };
}

type NamedRate = {
  readonly taxClass: string;
  readonly value: number;
  readonly datedRates: readonly DatedRate[];
};

/** A percentage that will change cannot be part of the name. */
function nameOfRate({ name }: LocalTax, { taxClass, value, datedRates }: NamedRate): string {
  return datedRates.length === 0 ? `${name} ${inPercent(value)} %` : `${name}: ${taxClass}`;
}

type OneRate = {
  readonly name: string;
  readonly value: number;
  readonly datedRates: readonly DatedRate[];
  readonly place: number;
  readonly classes: readonly string[];
};

function taxRow(
  { isIncludedInPrice, isOnCharges }: LocalTax,
  { name, value, datedRates, place, classes }: OneRate,
): TaxRow {
  return {
    name,
    isIncludedInPrice,
    isOnCharges,
    indexNumber: firstTaxIndex + 10 * place,
    value: inPercent(value),
    datedRates: datedRates.map(({ fromDate, rate }) => ({ fromDate, rate: inPercent(rate) })),
    isVat: true,
    taxClasses: classes,
  };
}

/** A category of the sample with the tax class of its goods. */
export function withClassOfCategory(row: Fields, { classOf }: LocalTaxes): Fields {
  if (classOf === null) return row;
  return { ...row, taxClass: classOf(kindOfCategory(String(row["name"]))) };
}

/** An article has a class of its own if it is taxed unlike the others of its category. */
export function withOwnClass(row: Fields, { classOf }: LocalTaxes): Fields {
  if (classOf === null) return row;
  const own = classOf(kindOfSample(row));
  return own === classOf(kindOfCategory(String(row["category"]))) ? row : { ...row, taxClass: own };
}

export function inPercent(basisPoints: number): number {
  return basisPoints / 100;
}
