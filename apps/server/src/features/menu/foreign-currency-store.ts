import type { LocationId } from "@comanda/domain/id";
import type { ForeignCurrency } from "@comanda/domain/money/foreign-currency";

import type { Database } from "#database/database.ts";
import { cachePerReferenceVersion } from "#journal/cache-per-reference-version.ts";

/** The other currencies that the venue takes. */
export async function findForeignCurrencies(
  database: Database,
  location: LocationId,
): Promise<ForeignCurrency[]> {
  const rows = await database
    .selectFrom("foreign_currency")
    .select(["id", "name", "code", "rate_millionths", "has_decimals"])
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ rate_millionths, has_decimals, ...row }) => ({
    ...row,
    rateMillionths: rate_millionths,
    hasDecimals: has_decimals === 1,
  }));
}

/** Cached for writes. */
export const findCachedForeignCurrencies = cachePerReferenceVersion(findForeignCurrencies);

/** Also of those that it takes no longer, which may be in a drawer. */
export async function findForeignCodes(
  database: Database,
  location: LocationId,
): Promise<readonly Pick<ForeignCurrency, "id" | "code">[]> {
  return database
    .selectFrom("foreign_currency")
    .select(["id", "code"])
    .where("location", "=", location)
    .execute();
}
