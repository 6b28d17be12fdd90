import type { LocationId, StationId, StockItemId } from "@comanda/domain/id";
import type { StockItem, StockLevels } from "@comanda/domain/stock/stock";
import type { Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";
import type { Writing } from "#journal/command.ts";

type StockRow = Selectable<Tables["stock"]>;

export async function findStock(
  database: Database,
  location: LocationId,
  station: StationId,
): Promise<readonly StockRow[]> {
  return database
    .selectFrom("stock")
    .selectAll()
    .where("location", "=", location)
    .where("station", "=", station)
    .execute();
}

export async function findStockItemNames(
  database: Database,
  location: LocationId,
  items: readonly StockItemId[],
): Promise<readonly Pick<StockItem, "id" | "name">[]> {
  // An empty list is no SQL.
  if (items.length === 0) return [];
  return database
    .selectFrom("stock_item")
    .select(["id", "name"])
    .where("location", "=", location)
    .where("id", "in", items)
    .execute();
}

/** Keeps the counts that changed. What never came to the station gets a row, so that what comes back is not lost. */
export async function saveLevels(
  { tx, session, changes }: Writing,
  station: StationId,
  { before, after }: { readonly before: readonly StockRow[]; readonly after: StockLevels },
): Promise<void> {
  const { location } = session;
  const rowOf = new Map(before.map((row) => [row.stock_item, row]));
  for (const [stockItem, count] of after) {
    const old = rowOf.get(stockItem);
    const place = { location, station, stock_item: stockItem };
    if (old === undefined) {
      // One item after the other; a round is about a few.
      // oxlint-disable-next-line no-await-in-loop
      const row = await tx
        .insertInto("stock")
        .values({ ...place, current_count_thousandths: count })
        .returningAll()
        .executeTakeFirstOrThrow();
      changes.inserted("stock", row);
    } else {
      // oxlint-disable-next-line no-await-in-loop
      await tx
        .updateTable("stock")
        .set({ current_count_thousandths: count })
        .where("location", "=", location)
        .where("id", "=", old.id)
        .execute();
      changes.updated("stock", old, { ...old, current_count_thousandths: count });
    }
  }
}
