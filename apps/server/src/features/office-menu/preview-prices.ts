import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { previewPrices as previewPricesCall } from "@comanda/contract/office-prices";
import type { LocationId } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { raisePrice } from "@comanda/domain/office/raise-price";

import type { Database } from "#database/database.ts";
import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";

import { findParents, findPrices } from "./price-store.ts";

type Call = typeof previewPricesCall;

/** What the prices of a category and its subcategories would become. */
export async function previewPrices(
  database: Database,
  location: LocationId,
  { category, basisPoints, step }: BodyOf<Call>,
): Promise<ReplyOf<Call> | RefusedCall> {
  const branches = await findParents(database, location);
  if (category !== null && !branches.some(({ id }) => id === category)) {
    return recordNotFound("Category", category);
  }
  const parentOf = new Map(branches.map(({ id, parentId }) => [id, parentId]));
  const isInside = (start: number): boolean => {
    if (category === null) return true;
    for (let at: number | null = start; at !== null; at = parentOf.get(at) ?? null) {
      if (at === category) return true;
    }
    return false;
  };
  const rows = await findPrices(database, location);
  return rows
    .filter((row) => isInside(row.category))
    .map(({ price, ...row }) => ({
      ...row,
      before: price,
      price: raisePrice(price, { basisPoints, step: money(step) }),
    }));
}
