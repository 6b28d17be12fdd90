import { allocateDiscount, type DiscountRequest } from "@comanda/domain/bill/allocate-discount";
import type { DiscountRules } from "@comanda/domain/bill/give-discount";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import { requirePermission } from "@comanda/domain/staff/action-permissions";

import { blockIfPending } from "#records/outbox-link.ts";
import type { Reference } from "#records/reference.ts";

import { canBeAllowed } from "../approval/index.ts";
import { offerStep, showSuccess } from "../notice/index.ts";
import {
  changeOrder,
  currentWholeSecond,
  newLineKey,
  requireSession,
  sendOrder,
  useOrder,
} from "../order/index.ts";

export type EnteredDiscount = Pick<DiscountRequest, "line" | "rate" | "amount" | "reason">;

type Texts = { readonly said: string; readonly askManager: string };

/** Gives the discount and sends it at once. If the rules refuse it to this user, a manager can be asked. */
export function giveOnBill(
  discount: EnteredDiscount,
  reference: Reference,
  { texts, onGiven }: { readonly texts: Texts; readonly onGiven: () => void },
): void {
  const refused = addDiscount(discount, rulesForUser(reference));
  if (refused === null) {
    void send(texts.said);
    onGiven();
  } else if (canBeAllowed("update-bill", refused.refusal)) {
    const ask = () => void giveWithManager(discount, reference, { texts, onGiven });
    offerStep(refused, { label: texts.askManager, onPress: ask });
  }
}

/** Shown is what a manager may give; the server refuses it to this user, which asks the manager. */
async function giveWithManager(
  discount: EnteredDiscount,
  reference: Reference,
  { texts, onGiven }: Parameters<typeof giveOnBill>[2],
): Promise<void> {
  const { bill: before } = useOrder.getState();
  // The manager is asked by the server.
  if (blockIfPending(before?.id ?? null)) return;
  if (addDiscount(discount, { ...rulesForUser(reference), mayGive: true, limit: null }) !== null)
    return;
  const { bill: shown } = useOrder.getState();
  const isGiven = await send(texts.said);
  if (isGiven) onGiven();
  else if (useOrder.getState().bill === shown) useOrder.setState({ bill: before });
}

/** Returns why the rules refuse it, which is shown. */
function addDiscount(discount: EnteredDiscount, rules: DiscountRules): Refusal | null {
  let refused: Refusal | null = null;
  changeOrder((bill) => {
    const given = allocateDiscount(
      bill,
      { ...discount, at: currentWholeSecond(), nextKey: newLineKey },
      rules,
    );
    if (isRefusal(given)) refused = given;
    return given;
  });
  return refused;
}

async function send(said: string): Promise<boolean> {
  const isSent = (await sendOrder()) !== null;
  if (isSent) showSuccess(said);
  return isSent;
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
