import type { DiscountReason } from "@comanda/domain/bill/discount-reason";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { cachePerReferenceVersion } from "#journal/cache-per-reference-version.ts";

/** The reasons in use. */
export async function findDiscountReasons(
  database: Database,
  location: LocationId,
): Promise<DiscountReason[]> {
  return database
    .selectFrom("discount_reason")
    .select(["id", "name", "kind"])
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}

/** Cached for writes. */
export const findCachedDiscountReasons = cachePerReferenceVersion(findDiscountReasons);
