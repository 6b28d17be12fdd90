import { bill as billSchema, billItem } from "@comanda/contract/bill";
import { id, type BillId, type LocationId, type WorkDayId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import type { Change } from "#journal/changes.ts";
import { changesSince } from "#journal/changes-since.ts";
import type { JournalHead } from "#journal/journal-store.ts";
import { shownAs } from "#journal/shown-as.ts";

import { billShapes } from "./bill-shapes.ts";
import { findBills, findBillsNamed, type KeptBill } from "./bill-store.ts";
import { findBillsOfLines } from "./line-store.ts";

/** A bill as JSON, and its lines with commas between them. */
type ToldBill = { readonly number: number; readonly bill: string; readonly items: string };
type ToldBills = ReadonlyMap<BillId, ToldBill>;

/** As of a row of the journal, in this work day. */
type AsOf = { readonly head: JournalHead; readonly workDay: WorkDayId | null };

/**
 * The open bills and those of the day, in words. Tills ask for all of them while others save, so only those that the
 * journal has named since they were asked for last are read and put into words again.
 */
export function toldBills(
  database: Database,
): (
  location: LocationId,
  asOf: AsOf,
) => Promise<{ readonly bills: string; readonly billItems: string }> {
  const known = new Map<LocationId, AsOf & { readonly told: ToldBills }>();
  return async (location, asOf) => {
    const before = known.get(location);
    const touched =
      before?.workDay === asOf.workDay ? await touchedSince(database, location, before.head) : null;
    const told =
      before === undefined || touched === null
        ? inWords(await findBills(database, location, asOf.workDay))
        : replaced(before.told, touched, await findBillsNamed(database, location, touched, asOf));
    known.set(location, { ...asOf, told });
    const inOrder = [...told.values()].toSorted((first, second) => first.number - second.number);
    const items = inOrder.map((one) => one.items).filter((text) => text !== "");
    return { bills: `[${inOrder.map(({ bill }) => bill).join()}]`, billItems: `[${items.join()}]` };
  };
}

function inWords(bills: readonly KeptBill[]): ToldBills {
  return new Map(
    bills.map(({ row, lines }) => {
      const items = lines.map((line) =>
        JSON.stringify(shownAs(billItem, billShapes.bill_line, line)),
      );
      const bill = JSON.stringify(shownAs(billSchema, billShapes.bill, row));
      return [row.id, { number: row.number, bill, items: items.join() }];
    }),
  );
}

/** One that was touched and is not read again is no bill of the day any more. */
function replaced(
  before: ToldBills,
  touched: readonly BillId[],
  bills: readonly KeptBill[],
): ToldBills {
  const told = new Map(before);
  for (const bill of touched) told.delete(bill);
  return new Map([...told, ...inWords(bills)]);
}

async function touchedSince(
  database: Database,
  location: LocationId,
  head: JournalHead,
): Promise<readonly BillId[] | null> {
  const changes = await changesSince(database, location, head);
  if (changes === null) return null;
  const ofLines = changes.filter(({ table }) => table === "bill_line");
  // Of a line that has gone to another bill its change names both, and of one that is gone the one it was on.
  const named = ofLines
    .flatMap(rowsOf)
    .flatMap(({ bill }) => (typeof bill === "number" ? bill : []));
  const owners = await findBillsOfLines(
    database,
    location,
    ofLines.map((change) => change.id),
  );
  const bills = changes.filter(({ table }) => table === "bill").map((change) => change.id);
  return [...new Set([...bills, ...named, ...owners])].map((bill) => id<"bill">(bill));
}

function rowsOf(change: Change) {
  return change.kind === "update" ? [change.old, change.new] : [change.row];
}
