import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { previewPrices as previewPricesCall } from "@comanda/contract/office-prices";
import { problemMessages } from "@comanda/contract/field-messages";
import { priceOnDay, pricesFromDay } from "@comanda/domain/menu/dated-price";
import { categoriesWithDescendants } from "@comanda/domain/menu/menu";
import { money } from "@comanda/domain/money/money";
import { raisePrice } from "@comanda/domain/office/raise-price";
import { fillTemplate } from "@comanda/domain/text/fill-template";
import { parseWireDate } from "@comanda/domain/time/wire-date";

import {
  recordNotFound,
  refuseFields,
  type FieldError,
  type RefusedCall,
} from "#call/refused-call.ts";

import { findCategoryPlaces } from "../menu/index.ts";
import type { ReadContext } from "../office/index.ts";
import { findPriceDay } from "./dated-prices.ts";
import { findPrices } from "./price-store.ts";

type Call = typeof previewPricesCall;

/** What the prices of a category and its subcategories would become. */
export async function previewPrices(
  reading: ReadContext,
  { category, basisPoints, step, fromDate = null }: BodyOf<Call>,
): Promise<ReplyOf<Call> | RefusedCall> {
  const { database, location } = reading;
  const today = await findPriceDay(reading);
  const wrong = fromDate === null ? null : problemOfDay(fromDate, today);
  if (wrong !== null) return refuseFields("invalid-request", [wrong]);
  const places = await findCategoryPlaces(database, location);
  if (category !== null && !places.some(({ id }) => id === category)) {
    return recordNotFound("Category", category);
  }
  const tree = places.map(({ id, parent }) => ({ id, parentId: parent }));
  const within = category === null ? null : categoriesWithDescendants(tree, [category]);
  const rows = await findPrices(database, location);
  return rows
    .filter((row) => within === null || within.has(row.category))
    .map(({ price: first, datedPrices: dated, ...row }) => {
      const now = pricesFromDay({ price: first, datedPrices: dated }, today);
      const before = priceOnDay(now, fromDate ?? today);
      const price = raisePrice(before, { basisPoints, step: money(step) });
      const others = now.datedPrices.filter((one) => one.fromDate !== fromDate);
      const datedPrices = fromDate === null ? others : [...others, { fromDate, price }];
      return { ...row, before, price, datedPrices };
    });
}

function problemOfDay(fromDate: string, today: string): FieldError | null {
  const code = parseWireDate(fromDate) === null ? "wrong-date-format" : "not-a-later-day";
  if (code === "not-a-later-day" && fromDate > today) return null;
  const error = fillTemplate(problemMessages[code], { field: "fromDate" });
  return { field: "fromDate", code, error };
}
