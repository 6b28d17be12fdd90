import type { LocationId, ManagementGroupId, StationId, StockItemId } from "@comanda/domain/id";
import type { Stock, StockItem, StockLevels } from "@comanda/domain/stock/stock";
import type { Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";
import type { WriteContext } from "#journal/command.ts";

export type StockRow = Selectable<Tables["stock"]>;

export async function findAllStock(
  database: Database,
  location: LocationId,
): Promise<readonly StockRow[]> {
  return database
    .selectFrom("stock")
    .selectAll()
    .where("location", "=", location)
    .orderBy("id")
    .execute();
}

export async function findStockItems(
  database: Database,
  location: LocationId,
): Promise<readonly StockItem[]> {
  const rows = await database
    .selectFrom("stock_item")
    .selectAll()
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    managementGroup: row.management_group,
    alarmLevel: row.alarm_level_thousandths,
    standardOrder: row.standard_order_thousandths,
    cost: row.cost,
    size: row.size_thousandths,
    unit: row.unit,
    count: row.count,
    isActive: row.is_active === 1,
    masterId: row.master,
    cloneId: row.clone,
  }));
}

export async function findManagementGroups(
  database: Database,
  location: LocationId,
): Promise<readonly { readonly id: ManagementGroupId; readonly name: string }[]> {
  return database
    .selectFrom("management_group")
    .select(["id", "name"])
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

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
  // SQL has no empty list.
  if (items.length === 0) return [];
  return database
    .selectFrom("stock_item")
    .select(["id", "name"])
    .where("location", "=", location)
    .where("id", "in", items)
    .execute();
}

/** Saves the changed counts. An item new to the station gets a row, so that returned stock is not lost. */
export async function saveLevels(
  { tx, session, changes }: WriteContext,
  station: StationId,
  { before, after }: { readonly before: readonly StockRow[]; readonly after: StockLevels },
): Promise<readonly StockRow[]> {
  const { location } = session;
  const rowOf = new Map(before.map((row) => [row.stock_item, row]));
  const saved: StockRow[] = [];
  for (const [stockItem, count] of after) {
    const old = rowOf.get(stockItem);
    const place = { location, station, stock_item: stockItem };
    if (old === undefined) {
      // One item after the other; a round has a few.
      const row = await tx
        .insertInto("stock")
        .values({ ...place, current_count_thousandths: count })
        .returningAll()
        .executeTakeFirstOrThrow();
      changes.inserted("stock", row);
      saved.push(row);
    } else {
      await tx
        .updateTable("stock")
        .set({ current_count_thousandths: count })
        .where("location", "=", location)
        .where("id", "=", old.id)
        .execute();
      const row = { ...old, current_count_thousandths: count };
      changes.updated("stock", old, row);
      saved.push(row);
    }
  }
  return saved;
}

export function stockOf({ id, station, stock_item, current_count_thousandths }: StockRow): Stock {
  return { id, station, stockItem: stock_item, currentCount: current_count_thousandths };
}
