import type { Right } from "@comanda/domain/staff/permission";
import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { orNull, rate, staffId } from "./wire.ts";

/**
 * The calls that a manager may allow at the till, with the right that the manager needs. A discount is a line of an
 * order, which everybody may send.
 */
export const approvableCalls = {
  "update-bill": "give_discount",
  "void-bill": "void_bill",
  "split-bill": "split_bill",
  "merge-bill": "merge_bill",
  "part-bill": "merge_bill",
  "close-bill": "take_payment",
  "take-tender": "take_payment",
  "undo-tender": "take_payment",
  "correct-tender": "take_payment",
  "reopen-bill": "take_payment",
  "open-drawer": "open_drawer",
  "add-payment": "add_payment",
  "pay-commission": "pay_commission",
  "start-shift": "start_shift",
} as const satisfies Readonly<Record<string, Right>>;

export type ApprovableCall = keyof typeof approvableCalls;

/** The right that an approver of this call needs; null if the call cannot be approved. */
export function rightToApprove(call: string): Right | null {
  const rights: Readonly<Record<string, Right>> = approvableCalls;
  return Object.hasOwn(rights, call) ? (rights[call] ?? null) : null;
}

const callName = Type.Enum(
  Object.keys(approvableCalls).filter((name): name is ApprovableCall => name in approvableCalls),
);

/** Who may allow a call at this location now, and up to which discount. */
export const listApprovers = defineCall({
  name: "list-approvers",
  method: "GET",
  path: "/approval/{call}",
  permission: "session",
  params: Type.Object({ call: callName }),
  reply: Type.Array(Type.Object({ staff: staffId, discountLimit: orNull(rate) })),
});

/**
 * Allows one call, which the user may not make alone: that request of this session at this station, under that key and
 * within two minutes. The call is sent with the token in the header `X-Approval`.
 */
export const approve = defineCall({
  name: "approve",
  method: "POST",
  path: "/approval",
  permission: "session",
  body: Type.Object({
    /** Of the manager. */
    username: Type.String({ maxLength: 64 }),
    password: Type.String({ maxLength: 256 }),
    /** As for signing in. */
    device: Type.Optional(Type.String({ maxLength: 100 })),
    call: callName,
    /** Path and query as they will be sent. */
    target: Type.String({ maxLength: 200 }),
    /** The idempotency key that the call will be sent under. */
    key: Type.String({ maxLength: 36 }),
    /** SHA-256 of its body in hex. */
    bodyHash: Type.String({ maxLength: 64 }),
  }),
  reply: Type.Object({ approval: Type.String() }),
});
