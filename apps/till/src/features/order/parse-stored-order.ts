import { newBill, updateBill } from "@comanda/contract/bill";
import { lineKey } from "@comanda/domain/bill/line";

import { matchesSchema } from "#api/matches-schema.ts";
import { parseJsonOrNull } from "#api/parse-json-or-null.ts";

import type { StoredOrder } from "./stored-order.ts";

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

/** The ID of the stored order's bill, as it was when stored. */
export function storedBillId(kept: StoredOrder | null): number | null {
  return kept?.order?.kind === "saved" ? kept.order.body.id : null;
}

function readOrder(body: unknown): StoredOrder["order"] {
  if (matchesSchema(updateBill.body, body)) return { kind: "saved", body };
  return matchesSchema(newBill.body, body) ? { kind: "new", body } : null;
}
