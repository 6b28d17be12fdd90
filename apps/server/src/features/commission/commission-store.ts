import type { Commission } from "@comanda/domain/commission/commission";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { commissionRow, journalledEntries, type CommissionRow } from "#database/journalled-rows.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import {
  cachePerReferenceVersion,
  type ReferenceReader,
} from "#journal/cache-per-reference-version.ts";
import { rowsBefore, type PriceChanges } from "#journal/price-changes-store.ts";

/** Every commission of the location. Articles and categories refer to commissions, never the other way round. */
export async function findCommissions(
  database: Database,
  location: LocationId,
): Promise<readonly Commission[]> {
  return (await findCommissionRows(database, location)).map(commissionOf);
}

/** Cached for writes. */
export const findCachedCommissions = cachePerReferenceVersion(findCommissions);

/** The commissions before these changes. */
export async function findCommissionsBefore(
  reading: ReferenceReader,
  since: readonly PriceChanges[],
): Promise<readonly Commission[]> {
  const rows = await findCachedCommissionRows(reading);
  return rowsBefore(rows, since, { table: "commission", schema: commissionRow }).map(commissionOf);
}

const findCachedCommissionRows = cachePerReferenceVersion(findCommissionRows);

async function findCommissionRows(
  database: Database,
  location: LocationId,
): Promise<readonly CommissionRow[]> {
  const rows = await database
    .selectFrom("commission")
    .select(["id", "price", "is_in_price", "is_on_bill"])
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const entries = await database
    .selectFrom("commission_entry")
    .select(["commission", "user_group as userGroup", "amount"])
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const entriesOf = Map.groupBy(entries, ({ commission }) => commission);
  return rows.map((row) => ({ ...row, data: toJson(entriesOf.get(row.id) ?? []) }));
}

function commissionOf({ id, price, is_in_price, is_on_bill, data }: CommissionRow): Commission {
  return {
    id,
    entries: fromJson(journalledEntries, data),
    price,
    isInPrice: is_in_price === 1,
    isOnBill: is_on_bill === 1,
  };
}
