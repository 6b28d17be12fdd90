import { withElapsedTime } from "@comanda/domain/bill/change-time";
import type { BillId, LocationId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { billAmount } from "@comanda/domain/payment/bill-totals";
import { payTypesAt } from "@comanda/domain/payment/dated-rate";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";

import { findChargeSettings } from "../pay-type/index.ts";
import { findTimeZone } from "../venue/index.ts";
import { billOf, type BillRow } from "./bill-rows.ts";
import { findLines } from "./line-store.ts";

/**
 * What each open bill costs at this moment, as tills list it: as it was saved, and with a running timer as that stands
 * now. Only the few bills with a running timer need their lines.
 */
export async function findOpenAmounts(
  database: Database,
  location: LocationId,
  at: Instant,
): Promise<readonly Money[]> {
  const rows = await database
    .selectFrom("bill")
    .select(["id", "amount"])
    .where("location", "=", location)
    .where("status", "=", "open")
    .execute();
  const running = await findRunningAmounts(database, location, at);
  return rows.map(({ id, amount }) => running.get(id) ?? amount);
}

async function findRunningAmounts(
  database: Database,
  location: LocationId,
  at: Instant,
): Promise<ReadonlyMap<BillId, Money>> {
  const rows = await findRunningBills(database, location);
  if (rows.length === 0) return new Map();
  const lines = await runInBatches(rows, (batch) =>
    findLines(
      database,
      location,
      batch.map(({ id }) => id),
    ),
  );
  const linesOf = Map.groupBy(lines, ({ bill }) => bill);
  const settings = await findChargeSettings(database, location);
  const timeZone = await findTimeZone(database, location);
  const payTypes = payTypesAt(settings.payTypes, { at, timeZone });
  return new Map(
    rows.map((row) => {
      const bill = withElapsedTime(billOf(row, linesOf.get(row.id) ?? []), at, timeZone);
      return [row.id, billAmount(bill, payTypes, settings.currency)];
    }),
  );
}

/**
 * The open bills with a timer that nobody has stopped, see isRunning. The join starts at the bills: SQLite would
 * otherwise scan all lines.
 */
async function findRunningBills(
  database: Database,
  location: LocationId,
): Promise<readonly BillRow[]> {
  const running = database
    .selectFrom("bill")
    .crossJoin("bill_line as line")
    .select("bill.id")
    .whereRef("line.location", "=", "bill.location")
    .whereRef("line.bill", "=", "bill.id")
    .where("bill.location", "=", location)
    .where("bill.status", "=", "open")
    .where("line.type", "=", "timer")
    .where("line.ended_at", "is", null)
    .where("line.credits", "is", null);
  return database
    .selectFrom("bill")
    .selectAll()
    .where("location", "=", location)
    .where("id", "in", running)
    .execute();
}
