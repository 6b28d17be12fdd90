import { newBill, updateBill } from "@comanda/contract/bill";
import type { BodyOf } from "@comanda/contract/call";
import { lineKey, type LineKey } from "@comanda/domain/bill/line";

import { matchesSchema } from "#api/matches-schema.ts";
import { parseJsonOrNull } from "#api/parse-json-or-null.ts";

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

/** Storage is untrusted: another release or anyone at the device may have written it. */
export function parseStoredOrder(text: string, session: string): StoredOrder | null {
  const kept = parseJsonOrNull(text);
  if (typeof kept !== "object" || kept === null) return null;
  const field = (name: string): unknown => new Map<string, unknown>(Object.entries(kept)).get(name);
  const selected = field("selected");
  const typed = field("typed");
  return {
    order: readOrder(field("order")),
    selected: typeof selected === "string" && selected !== "" ? lineKey(selected) : null,
    isCrediting: field("isCrediting") === true,
    typed: field("session") === session && isTyped(typed) ? typed : "",
  };
}

function isTyped(text: unknown): text is string {
  return typeof text === "string" && /^[\dA-Z]{0,9}$/.test(text);
}

/** Text that was only typed on the key pad is no order; text that cannot be read may be one. */
export function containsNoOrder(text: string): boolean {
  return text === "" || /^\{"typed":"[\dA-Z]*"(?:,"session":"[^"]*")?\}$/.test(text);
}

/** The ID of the stored order's bill, as it was when stored. */
export function storedBillId(kept: StoredOrder | null): number | null {
  return kept?.order?.kind === "saved" ? kept.order.body.id : null;
}

function readOrder(body: unknown): StoredOrder["order"] {
  if (matchesSchema(updateBill.body, body)) return { kind: "saved", body };
  return matchesSchema(newBill.body, body) ? { kind: "new", body } : null;
}
