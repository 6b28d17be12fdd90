import { billItem } from "@comanda/contract/bill-item";
import { bill as billSchema } from "@comanda/contract/bill-record";
import { billStatusCodes } from "@comanda/domain/bill/bill";
import { id, type BillId, type LocationId, type WorkDayId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { mapInSlices } from "#database/time-slices.ts";
import type { Change } from "#journal/changes.ts";
import { findChangesSince } from "#journal/find-changes-since.ts";
import type { JournalHead } from "#journal/journal-store.ts";
import { toContractRecord } from "#journal/to-contract-record.ts";

import { billShapes } from "./bill-shapes.ts";
import { findBills, findBillsByIds, type BillRows } from "./bill-store.ts";
import { findBillsOfLines } from "./line-store.ts";

/**
 * A bill as JSON, and its lines as comma-separated JSON; nothing if it has none. As bytes, because a list of them is put
 * together anew after each write: to encode a text of that size takes many times as long as to copy it.
 */
export type SerializedBill = {
  readonly number: number;
  readonly isOpen: boolean;
  readonly bill: Buffer;
  readonly items: Buffer;
};
type SerializedBills = ReadonlyMap<BillId, SerializedBill>;

/** The state at one journal row, within this work day. */
type JournalState = { readonly head: JournalHead; readonly workDay: WorkDayId | null };

/**
 * The open bills and those of the day by number, as JSON. Tills request all of them while others save, so only the bills
 * that the journal has named since the last request are read and serialized again.
 */
export function createBillSerializer(
  database: Database,
): (location: LocationId, asOf: JournalState) => Promise<readonly SerializedBill[]> {
  const known = new Map<LocationId, JournalState & { readonly serialized: SerializedBills }>();
  return async (location, asOf) => {
    const before = known.get(location);
    const touched =
      before?.workDay === asOf.workDay ? await touchedSince(database, location, before.head) : null;
    const serialized =
      before === undefined || touched === null
        ? await serializeBills(await findBills(database, location, asOf.workDay))
        : await replaceTouched(
            before.serialized,
            touched,
            await findBillsByIds(database, location, touched, asOf),
          );
    known.set(location, { ...asOf, serialized });
    return [...serialized.values()].toSorted((first, second) => first.number - second.number);
  };
}

/** In slices: after a start, the whole day is serialized while orders arrive. */
async function serializeBills(bills: readonly BillRows[]): Promise<SerializedBills> {
  const serialized = await mapInSlices(bills, ({ row, lines }): [BillId, SerializedBill] => {
    const items = lines.map((line) =>
      JSON.stringify(toContractRecord(billItem, billShapes.bill_line, line)),
    );
    const record = toContractRecord(billSchema, billShapes.bill, row);
    const isOpen = record["status"] === billStatusCodes.open;
    const bill = Buffer.from(JSON.stringify(record));
    return [row.id, { number: row.number, isOpen, bill, items: Buffer.from(items.join()) }];
  });
  return new Map(serialized);
}

/** A touched bill that is not among the fresh rows no longer belongs to the day, so it is dropped. */
async function replaceTouched(
  before: SerializedBills,
  touched: readonly BillId[],
  bills: readonly BillRows[],
): Promise<SerializedBills> {
  const serialized = new Map(before);
  for (const bill of touched) serialized.delete(bill);
  return new Map([...serialized, ...(await serializeBills(bills))]);
}

async function touchedSince(
  database: Database,
  location: LocationId,
  head: JournalHead,
): Promise<readonly BillId[] | null> {
  const changes = await findChangesSince(database, location, head);
  if (changes === null) return null;
  const ofLines = changes.filter(({ table }) => table === "bill_line");
  // The change of a moved line names both bills; that of a deleted line, the bill it was on.
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
