import type { ServingWay } from "@comanda/domain/bill/serving-way";
import type { DatedRate } from "@comanda/domain/payment/dated-rate";
import type { Country, GoodsKind, LocalRate, LocalTax } from "@comanda/domain/venue/country";

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
  const { value } = tax;
  const others = rates?.others ?? [];
  const all: readonly LocalRate[] = [
    { taxClass: rates?.mainClass ?? "", value, datedRates: [], kinds: [] },
    ...others,
  ];
  const classOf = (kind: GoodsKind): string =>
    others.find(({ kinds }) => kinds.includes(kind))?.taxClass ?? rates?.mainClass ?? "";
  const sold = new Set(articles.map((article) => classOf(kindOfSample(article))));
  const used = all.filter(({ taxClass, here }) => sold.has(taxClass) || here !== undefined);
  const [only] = used;
  if (used.length < 2) {
    const { datedRates = [] } = only ?? {};
    const single = { name: tax.name, value: only?.value ?? value, datedRates };
    return { rows: [taxRow(tax, { ...single, classes: [], ways: [] }, 0)], classOf: null };
  }
  return {
    rows: used.flatMap((rate) => taxesAt(rate, tax)).map((one, place) => taxRow(tax, one, place)),
    classOf,
  };
}

/** One tax, or two where what is eaten on the premises has another rate. */
function taxesAt(
  { taxClass, value, datedRates, here }: LocalRate,
  { name }: LocalTax,
): readonly OneTax[] {
  const classes = [taxClass];
  // A percentage that will change cannot be part of the name.
  const named = datedRates.length === 0 ? `${name} ${inPercent(value)} %` : `${name}: ${taxClass}`;
  const tax = { name: named, value, datedRates, classes };
  if (here === undefined) return [{ ...tax, ways: [] }];
  return [
    { ...here, datedRates: [], classes, ways: ["here"] },
    { ...tax, ways: ["away", "delivered"] },
  ];
}

type OneTax = {
  readonly name: string;
  readonly value: number;
  readonly datedRates: readonly DatedRate[];
  readonly classes: readonly string[];
  readonly ways: readonly ServingWay[];
};

function taxRow(
  { isIncludedInPrice, isOnCharges }: LocalTax,
  { name, value, datedRates, classes, ways }: OneTax,
  place: number,
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
    servingWays: ways,
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
