import type { newBill, updateBill } from "@comanda/contract/bill";
import type { BodyOf } from "@comanda/contract/call";
import type { LineKey } from "@comanda/domain/bill/line";

import { itemsToSend } from "./items-to-send.ts";
import { newBillBody } from "./new-bill-body.ts";
import type { OrderState } from "./order-store.ts";

/** The stored part of the current order: what it would send, and what is selected and typed. */
export type StoredOrder = {
  readonly order:
    | { readonly kind: "new"; readonly body: BodyOf<typeof newBill> }
    | { readonly kind: "saved"; readonly body: BodyOf<typeof updateBill> }
    | null;
  readonly selected: LineKey | null;
  readonly isCrediting: boolean;
  /** Half-typed digits belong to one session; the next one starts without them. */
  readonly typed: string;
};

/** All that `serializeOrder` reads. */
const storedFields = ["bill", "isSecondBill", "selected", "isCrediting", "typed"] as const;

/** The order as text, or null if there is nothing to store. */
export function serializeOrder(state: OrderState, session: string): string | null {
  const { bill, isSecondBill, selected, isCrediting, typed } = state;
  if (bill === null) return typed === "" ? null : JSON.stringify({ typed, session });
  const { id, version } = bill;
  const order =
    id === null ? newBillBody(bill, isSecondBill) : { id, version, billItems: itemsToSend(bill) };
  return JSON.stringify({ order, selected, isCrediting, typed, session });
}

/** Whether two states are stored as the same text. */
export function isStoredAlike(one: OrderState, other: OrderState): boolean {
  return storedFields.every((field) => one[field] === other[field]);
}

/** Text that was only typed on the key pad is no order; text that cannot be read may be one. */
export function containsNoOrder(text: string): boolean {
  return text === "" || /^\{"typed":"[\dA-Z]*"(?:,"session":"[^"]*")?\}$/.test(text);
}
