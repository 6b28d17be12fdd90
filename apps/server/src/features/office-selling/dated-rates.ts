import { rate } from "@comanda/contract/wire";
import { priceDay } from "@comanda/domain/menu/dated-price";
import type { RowProblem } from "@comanda/domain/office/problem";
import { ratesFromDay } from "@comanda/domain/payment/dated-rate";

import { journalledRates } from "#database/journalled-rows.ts";
import { matchesSchema } from "#database/portable-columns.ts";

import type { Fields, ReadContext } from "../office/index.ts";
import { findTimeZone } from "../venue/index.ts";

/** The day whose rates apply at a location. */
export async function findRateDay({ database, location, at }: ReadContext): Promise<string> {
  return priceDay({ at, timeZone: await findTimeZone(database, location) });
}

/** Charges as they are on a day: a rate that has begun is their percentage, and the next save stores it so. */
export async function ratesAsOf(
  reading: ReadContext,
): Promise<<Known extends Fields>(charge: Known) => Known> {
  const day = await findRateDay(reading);
  return (charge) => {
    const { value, datedRates: dated } = charge;
    if (!matchesSchema(rate, value) || !matchesSchema(journalledRates, dated)) return charge;
    return { ...charge, ...ratesFromDay({ value, datedRates: dated }, day) };
  };
}

/** The rows that name a day that has begun: the percentage of today is a field of its own. */
export function findBegunRates(
  rows: readonly { readonly datedRates?: readonly { readonly fromDate: string }[] }[],
  today: string,
): readonly RowProblem[] {
  return rows.flatMap(({ datedRates: dated = [] }, row): readonly RowProblem[] =>
    dated.some(({ fromDate }) => fromDate <= today)
      ? [{ row, field: "datedRates", code: "not-a-later-day" }]
      : [],
  );
}
