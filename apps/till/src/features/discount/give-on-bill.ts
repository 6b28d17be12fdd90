import { dealDiscount, type DiscountAsk } from "@comanda/domain/bill/deal-discount";
import type { DiscountRules } from "@comanda/domain/bill/give-discount";
import { requirePermission } from "@comanda/domain/staff/action-permissions";

import type { Reference } from "#records/reference.ts";

import { showSuccess } from "../notice/index.ts";
import {
  changeOrder,
  currentWholeSecond,
  newLineKey,
  requireSession,
  sendOrder,
} from "../order/index.ts";

export type Gift = Pick<DiscountAsk, "line" | "rate" | "amount" | "reason">;

/** Gives the discount and sends it at once; returns false if the rules refuse it, which is shown. */
export function giveOnBill(gift: Gift, reference: Reference, said: string): boolean {
  const rules = rulesForUser(reference);
  const isGiven = changeOrder((bill) =>
    dealDiscount(bill, { ...gift, at: currentWholeSecond(), nextKey: newLineKey }, rules),
  );
  if (isGiven) void send(said);
  return isGiven;
}

async function send(said: string): Promise<void> {
  if ((await sendOrder()) !== null) showSuccess(said);
}

function rulesForUser({ discountReasons, currency }: Reference): DiscountRules {
  const { user } = requireSession();
  return {
    givenBy: user.id,
    mayGive: requirePermission(user, "give-discount") === null,
    limit: user.discountLimit ?? null,
    reasons: discountReasons,
    currency,
  };
}
