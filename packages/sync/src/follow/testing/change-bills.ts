import { toBillItem } from "@comanda/contract/to-bill-item";
import { toBillRecord } from "@comanda/contract/to-bill-record";
import { lineKey } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";
import { aBill, aLine } from "@comanda/domain/testing/builders";

import type { JournalRow } from "../../records/apply-changes.ts";
import type { BillRecords } from "../../records/records.ts";
import type { RandomSource } from "./virtual-time.ts";

type ChangedBills = {
  readonly bills: BillRecords;
  readonly lists: Pick<JournalRow, "insert" | "update" | "delete">;
};

const nothing = { insert: {}, update: {}, delete: {} };
const billCount = 5;
const currency = { hasDecimals: true };

/** Opens a bill with a line, or adds a line to one, ends one, moves a line, or deletes one. */
export function changeBills({ bill, billItem }: BillRecords, random: RandomSource): ChangedBills {
  const place = random.below(billCount) + 1;
  const bills = new Map(bill);
  const items = new Map(billItem);
  const done = (lists: Partial<ChangedBills["lists"]>): ChangedBills => ({
    bills: { bill: bills, billItem: items },
    lists: { ...nothing, ...lists },
  });
  const addLine = () => {
    const next = Math.max(0, ...items.keys()) + 1;
    const line = aLine({ key: lineKey(`line-${next}`) });
    const item = toBillItem(line, { id: next, bill: id<"bill">(place) }, currency);
    items.set(next, item);
    return [{ ...item }];
  };
  const before = bills.get(place);
  if (before === undefined) {
    const record = toBillRecord(aBill(), { id: id<"bill">(place), amount: noMoney });
    bills.set(place, record);
    return done({ insert: { bill: [{ ...record }], billItem: addLine() } });
  }
  const line = [...items.values()].find((item) => item.bill === before.id);
  if (before.status !== 0 || line === undefined || random.happens(0.3)) {
    const status = before.status === 0 ? 1 : 0;
    bills.set(place, { ...before, status });
    const changes = { status: { old: before.status, new: status } };
    return done({ update: { bill: [{ id: place, changes }] } });
  }
  if (random.happens(0.4)) return done({ insert: { billItem: addLine() } });
  if (random.happens(0.5)) {
    items.delete(line.id);
    return done({ delete: { billItem: [line.id] } });
  }
  const other = id<"bill">(random.below(billCount) + 1);
  items.set(line.id, { ...line, bill: other });
  const changes = { bill: { old: place, new: other } };
  return done({ update: { billItem: [{ id: line.id, changes }] } });
}

/** What a till gets first: the open bills, without their lines. */
export function withoutRest<Some extends BillRecords>(records: Some): Some {
  const open = [...records.bill].filter(([, { status }]) => status === 0);
  return { ...records, bill: new Map(open), billItem: new Map() };
}
