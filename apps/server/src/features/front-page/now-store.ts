import type { ReplyOf } from "@comanda/contract/call";
import type { readFrontPage } from "@comanda/contract/front-page";
import { formatDateTime } from "@comanda/contract/wire";
import { billNumber } from "@comanda/domain/bill/bill-number";
import type { LocationId, StaffId, StockItemId } from "@comanda/domain/id";
import { sumMoney } from "@comanda/domain/money/money";
import { noStock } from "@comanda/domain/stock/stock-amount";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { integerCount } from "#database/integer-aggregates.ts";

import { findOpenAmounts } from "../bill/index.ts";

type FrontPage = ReplyOf<typeof readFrontPage>;

/** The open bills, and the one that was opened first. */
export async function findOpenBills(
  database: Database,
  location: LocationId,
  at: Instant,
): Promise<FrontPage["openBills"]> {
  const amounts = await findOpenAmounts(database, location, at);
  return {
    count: amounts.length,
    amount: sumMoney(amounts),
    oldest: await findOldest(database, location),
  };
}

async function findOldest(
  database: Database,
  location: LocationId,
): Promise<FrontPage["openBills"]["oldest"]> {
  const { isByDay } = await database
    .selectFrom("location")
    .select("uses_bill_number_per_work_day as isByDay")
    .where("id", "=", location)
    .executeTakeFirstOrThrow();
  const oldest = await database
    .selectFrom("bill")
    .select(["id", "number", "number_in_work_day as numberInWorkDay", "table_name", "room_name"])
    .select("created_at")
    .where("location", "=", location)
    .where("status", "=", "open")
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return null;
  return {
    id: oldest.id,
    number: billNumber(oldest, { usesBillNumberPerWorkDay: isByDay === 1 }),
    table: oldest.table_name,
    room: oldest.room_name,
    since: formatDateTime(oldest.created_at),
  };
}

/** The papers that did not come out, by printer, as the list of papers counts them. */
export async function findFailedPapers(
  database: Database,
  location: LocationId,
): Promise<FrontPage["failedPapers"]> {
  return database
    .selectFrom("print_job")
    .select(["printer_name as printer", integerCount.as("count")])
    .where("location", "=", location)
    .where("state", "=", "failed")
    .groupBy("printer_name")
    .orderBy("printer_name")
    .execute();
}

/**
 * The counts of the stock items in use, by their names. An item that an article on sale needs and nobody ever counted is
 * out at each sale point, as it is on the menu. One that came to other sale points only is not sold at this one.
 */
export async function findStockCounts(database: Database, location: LocationId) {
  const rows = await database
    .selectFrom("stock_item")
    .innerJoin("station", "station.location", "stock_item.location")
    .leftJoin("stock", (join) =>
      join
        .onRef("stock.location", "=", "station.location")
        .onRef("stock.station", "=", "station.id")
        .onRef("stock.stock_item", "=", "stock_item.id"),
    )
    .select(["stock_item.id as stockItem", "station.id as station", "stock_item.unit"])
    .select(["stock_item.name as stockItemName", "station.name as stationName"])
    .select(["stock.current_count_thousandths as count", "station.is_sale_point as isSalePoint"])
    .select("stock_item.alarm_level_thousandths as alarmLevel")
    .where("stock_item.location", "=", location)
    .where("stock_item.is_active", "=", 1)
    .where("stock_item.deleted_at", "is", null)
    .where("station.deleted_at", "is", null)
    .orderBy("stock_item.name")
    .orderBy("stock_item.id")
    .orderBy("station.id")
    .execute();
  const counted = new Set(
    rows.flatMap(({ stockItem, count }) => (count === null ? [] : stockItem)),
  );
  const needed = await findNeededItems(database, location);
  return rows.flatMap(({ count, isSalePoint, ...row }) => {
    const { stockItem } = row;
    const isMissing = isSalePoint === 1 && needed.has(stockItem) && !counted.has(stockItem);
    if (count === null && !isMissing) return [];
    return [{ ...row, currentCount: count ?? noStock }];
  });
}

/** What articles on sale are made of. */
async function findNeededItems(
  database: Database,
  location: LocationId,
): Promise<ReadonlySet<StockItemId>> {
  const rows = await database
    .selectFrom("recipe")
    .innerJoin("article", (join) =>
      join
        .onRef("article.location", "=", "recipe.location")
        .onRef("article.id", "=", "recipe.article"),
    )
    .select("recipe.stock_item as stockItem")
    .distinct()
    .where("recipe.location", "=", location)
    .where("article.is_active", "=", 1)
    .where("article.deleted_at", "is", null)
    .execute();
  return new Set(rows.map(({ stockItem }) => stockItem));
}

/** Staff who are signed in at a station of the location. */
export async function findSignedIn(
  database: Database,
  location: LocationId,
): Promise<readonly { readonly id: StaffId; readonly station: string }[]> {
  return database
    .selectFrom("staff")
    .innerJoin("station", "station.id", "staff.station")
    .select(["staff.id", "station.name as station"])
    .where("staff.location", "=", location)
    .where("staff.deleted_at", "is", null)
    .orderBy("station.name")
    .orderBy("staff.id")
    .execute();
}
