import type { BillItemReply } from "@comanda/contract/bill-item";
import { toBillItem } from "@comanda/contract/to-bill-item";
import { toBill } from "@comanda/contract/bill-record";
import { toBillRecord } from "@comanda/contract/to-bill-record";
import type { Bill } from "@comanda/domain/bill/bill";
import { id, type BillId } from "@comanda/domain/id";
import type { Decimals } from "@comanda/domain/money/currency";
import type { Money } from "@comanda/domain/money/money";
import { isRefusal } from "@comanda/domain/refusal";

import { firstProvisionalId } from "#records/outbox-link.ts";
import type { Records } from "@comanda/sync/records/records";

import { billChangedBy, billMadeBy, type IntentRules } from "./apply-intent.ts";
import { billOf, isForBill, isWaiting, type Intent } from "@comanda/sync/outbox/intent";

/** Inputs of the rules that intents do not carry. */
type PendingRules = IntentRules & {
  readonly amountOf: (bill: Bill) => Money;
  readonly currency: Decimals;
};

export type PendingView = {
  readonly records: Records;
  /** The number of pending intents by bill. */
  readonly waiting: ReadonlyMap<number, number>;
  /** The keys of lines that the server does not have. */
  readonly lines: ReadonlySet<string>;
};

/** Applies all pending intents and refused orders to the server's records. */
export function applyPending(
  known: Records,
  all: readonly Intent[],
  rules: PendingRules,
): PendingView {
  const bills = new Map<number, Bill>();
  const names = new Map<number, number>();
  const waiting = new Map<number, number>();
  for (const intent of all) {
    if (!isShown(intent)) continue;
    const name = resolveBillId(intent, { known, names });
    const record = known.bill.get(name);
    if (record !== undefined && !isForBill(intent, record)) continue;
    const bill = billAfter(intent, bills.get(name) ?? billFromRecords(known, name), rules);
    if (bill === null) continue;
    bills.set(name, bill);
    waiting.set(name, (waiting.get(name) ?? 0) + 1);
  }
  return { ...recordsWithBills(known, bills, rules), waiting };
}

/** The guests of a refused order are still there: it stays on the screens as not sent until staff have decided. */
function isShown(intent: Intent): boolean {
  return isWaiting(intent) || (intent.done === null && !("id" in intent.body));
}

type BillNames = { readonly known: Records; readonly names: Map<number, number> };

/** The server's ID of a bill if its record arrived before the reply; otherwise the provisional one. */
function resolveBillId(intent: Intent, { known, names }: BillNames): number {
  const called = billOf(intent);
  const name =
    names.get(called) ??
    (known.bill.has(called) ? called : (findServerBillId(intent, known) ?? called));
  names.set(called, name);
  return name;
}

function findServerBillId({ body }: Intent, { billItem }: Records): number | undefined {
  if ("id" in body) return undefined;
  const keys = new Set(body.billItems.map(({ key }) => key));
  return [...billItem.values()].find(({ key }) => keys.has(key))?.bill;
}

function billFromRecords(known: Records, name: number): Bill | null {
  const record = known.bill.get(name);
  if (record === undefined) return null;
  return toBill(
    record,
    [...known.billItem.values()].filter(({ bill }) => bill === name),
  );
}

function billAfter(intent: Intent, bill: Bill | null, rules: IntentRules): Bill | null {
  const { body } = intent;
  if ("id" in body) return bill === null ? null : billChangedBy(bill, intent, { ...rules, body });
  // The server has it already, and only the reply is missing.
  if (bill !== null) return bill;
  const made = billMadeBy(intent, body, rules);
  return isRefusal(made) ? null : made;
}

function recordsWithBills(
  known: Records,
  bills: ReadonlyMap<number, Bill>,
  { amountOf, currency }: PendingRules,
): Pick<PendingView, "records" | "lines"> {
  if (bills.size === 0) return { records: known, lines: new Set() };
  const records = { ...known, bill: new Map(known.bill), billItem: new Map(known.billItem) };
  const lines = new Set<string>();
  let next = firstProvisionalId;
  for (const [name, bill] of bills) {
    const billId: BillId = id<"bill">(name);
    const ids = idsOf(known.billItem, name);
    records.bill.set(name, toBillRecord(bill, { id: billId, amount: amountOf(bill) }));
    for (const line of bill.lines) {
      const there = ids.get(line.key);
      if (there === undefined) lines.add(line.key);
      const item = toBillItem(line, { id: there ?? next, bill: billId }, currency);
      if (there === undefined) next += 1;
      records.billItem.set(item.id, item);
    }
  }
  return { records, lines };
}

function idsOf(items: ReadonlyMap<number, BillItemReply>, bill: number): Map<string, number> {
  return new Map(
    [...items.values()]
      .filter((item) => item.bill === bill)
      .map(({ key, id: known }) => [key, known]),
  );
}
