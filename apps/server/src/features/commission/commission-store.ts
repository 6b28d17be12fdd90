import type { Commission } from "@comanda/domain/commission/commission";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { cachePerReferenceVersion } from "#journal/cache-per-reference-version.ts";

/** Every commission of the location. Articles and categories refer to commissions, never the other way round. */
export async function findCommissions(
  database: Database,
  location: LocationId,
): Promise<readonly Commission[]> {
  const rows = await database
    .selectFrom("commission")
    .select(["id", "price", "is_in_price", "is_on_bill"])
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const entries = await database
    .selectFrom("commission_entry")
    .select(["commission", "user_group", "amount"])
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const entriesOf = Map.groupBy(entries, ({ commission }) => commission);
  return rows.map(({ id, price, is_in_price, is_on_bill }) => ({
    id,
    articles: [],
    entries: (entriesOf.get(id) ?? []).map(({ user_group, amount }) => ({
      userGroup: user_group,
      amount,
    })),
    price,
    isInPrice: is_in_price === 1,
    isOnBill: is_on_bill === 1,
  }));
}

/** Cached for writes. */
export const findCachedCommissions = cachePerReferenceVersion(findCommissions);
