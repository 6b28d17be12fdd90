import type { LocationId } from "@comanda/contract/wire";
import { isStockAction } from "@comanda/domain/owner-report/sum-stock-moves";
import { stockTaken } from "@comanda/domain/stock/stock-taken";

import type { Database } from "#database/database.ts";
import type { Change } from "#journal/changes.ts";

import { billOf } from "../../features/bill/bill-rows.ts";
import { findRecipesOf } from "../../features/menu/index.ts";
import type { ReadEntry } from "./read-journal.ts";

/** Stock taken by bills that differs from what their lines consume, and calls that the report of stock does not know. */
export async function findStockViolations(
  database: Database,
  location: LocationId,
  journal: readonly ReadEntry[],
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom("bill")
    .selectAll()
    .where("location", "=", location)
    .where("status", "<>", "voided")
    .execute();
  const lines = await database
    .selectFrom("bill_line")
    .selectAll()
    .where("location", "=", location)
    .execute();
  const linesOf = Map.groupBy(lines, ({ bill }) => bill);
  const used = stockTaken(
    rows.flatMap((row) => billOf(row, linesOf.get(row.id) ?? []).lines),
    await findRecipesOf(
      database,
      location,
      lines.map(({ article }) => article),
    ),
  );
  const taken = takenByBills(journal, await itemsOfStock(database, location));
  const items = new Set<number>([...used.keys(), ...taken.keys()]);
  const usedOf = new Map<number, number>(used);
  const differing = [...items]
    .filter((item) => (usedOf.get(item) ?? 0) !== (taken.get(item) ?? 0))
    .map((item) => `Stock item ${item}: ${taken.get(item)} taken, ${usedOf.get(item)} used`);
  return [...differing, ...findUnknownActions(journal)];
}

function findUnknownActions(journal: readonly ReadEntry[]): readonly string[] {
  return journal
    .filter(({ action, changes }) => !isStockAction(action) && movesStock(changes))
    .map(({ action, sequence }) => `Row ${sequence}: the report of stock does not know ${action}`);
}

function movesStock(changes: readonly Change[]): boolean {
  return changes.some(({ table }) => table === "stock");
}

async function itemsOfStock(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .selectFrom("stock")
    .select(["id", "stock_item"])
    .where("location", "=", location)
    .execute();
  return new Map(rows.map(({ id, stock_item }) => [id, stock_item]));
}

/** Deliveries and counts change the stock too, but have no bill. */
function takenByBills(
  journal: readonly ReadEntry[],
  itemOf: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  const ofBills = journal.filter(({ changes }) => changes.some(({ table }) => table === "bill"));
  for (const change of ofBills.flatMap(({ changes }) => changes)) {
    if (change.table !== "stock") continue;
    const item = itemOf.get(change.id) ?? 0;
    taken.set(item, (taken.get(item) ?? 0) - difference(change));
  }
  return taken;
}

const column = "current_count_thousandths";

function difference(change: Change): number {
  if (change.kind === "update") return Number(change.new[column]) - Number(change.old[column]);
  const count = Number(change.row[column]);
  return change.kind === "insert" ? count : -count;
}
