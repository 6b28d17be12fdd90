import type { BillReply } from "@comanda/contract/bill-record";
import type { BillId } from "@comanda/domain/id";
import { formatMoney } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";
import { isProvisionalId } from "@comanda/sync/outbox/provisional";
import type { Records } from "@comanda/sync/records/records";

import type { AllMessages } from "#language/all-messages.ts";
import type { OutboxMessages } from "#language/outbox-messages.ts";
import type { Reference } from "#records/reference.ts";

import { itemNames } from "../item-names/index.ts";

/** What names the bills, dishes and amounts of a request. */
export type RequestWords = {
  readonly messages: AllMessages;
  readonly outbox: OutboxMessages;
  readonly reference: Reference;
  readonly records: Records;
  /** The number by which staff know a bill. */
  readonly numberOf: (bill: BillReply) => number;
  /** The bill on the screen. */
  readonly currentBill: BillId | null;
};

/** Such as "#14 · Table 20 · 231.00". */
export function billText(id: BillId, words: RequestWords): string {
  const { messages, outbox, records, numberOf } = words;
  const bill = records.bill.get(id);
  if (bill === undefined) return outbox.someOrder;
  const number = isProvisionalId(id) ? "" : messages.order.billNumber(numberOf(bill));
  return [number, placeText(bill, words), amountText(bill.amount, words)]
    .filter((part) => part !== "")
    .join(" · ");
}

type Place = Pick<BillReply, "table" | "room">;

/** Empty if the guests have no place. */
export function placeText({ table, room }: Place, { messages }: RequestWords): string {
  const { order } = messages;
  if (table !== "") return order.table(table);
  return room === "" ? "" : order.room(room);
}

export function amountText(amount: Money, { reference }: RequestWords): string {
  return formatMoney(amount, reference.moneyFormat);
}

export function pieceNames(
  items: Parameters<typeof itemNames>[0],
  { outbox, reference }: RequestWords,
): readonly string[] {
  return itemNames(items, { outbox, reference });
}

/** More would push the password off a small screen. */
const mostNames = 3;

/** Such as "2 × Pad Thai, 1 × Gin". */
export function listNames(names: readonly string[], { messages }: RequestWords): string {
  const shown = names.slice(0, mostNames).join(", ");
  const left = names.length - mostNames;
  return left > 0 ? `${shown} ${messages.approval.more(left)}` : shown;
}
