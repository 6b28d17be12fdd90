import { giveDiscount } from "@comanda/domain/bill/give-discount";
import type { PricingContext } from "@comanda/domain/bill/receive-lines";
import { formatQuantity } from "@comanda/domain/money/quantity";
import type { Rate } from "@comanda/domain/money/rate";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { requirePermission } from "@comanda/domain/staff/action-permissions";

import type { WriteContext } from "#journal/command.ts";

import { findCachedDiscountReasons } from "../menu/index.ts";
import { findCachedCurrency } from "../pay-type/index.ts";
import { findDiscountLimit } from "../staff/index.ts";
import { findCachedLocation } from "../venue/index.ts";

/** Gives discounts by the rights of the user, or of the manager who approved the call. */
export async function loadDiscountRules(
  context: WriteContext,
): Promise<PricingContext["giveDiscount"]> {
  const { session } = context;
  const currency = await findCachedCurrency(context);
  const rules = {
    givenBy: session.staff,
    mayGive: requirePermission(session, "give-discount") === null,
    limit: await findLimit(context),
    reasons: await findCachedDiscountReasons(context),
    currency,
  };
  const { decimalSeparator } = await findCachedLocation(context);
  return (bill, request) => {
    const given = giveDiscount(bill, request, rules);
    return isRefusal(given) ? writeLimit(given, decimalSeparator) : given;
  };
}

/** The refusal says the limit as the venue writes numbers. */
function writeLimit(refusal: Refusal, decimalSeparator: string): Refusal {
  const { limit } = refusal.about ?? {};
  if (typeof limit !== "number") return refusal;
  return refuse(refusal.refusal, { limit: formatQuantity(limit, decimalSeparator) });
}

/** If a manager approved the discount, the manager's limit holds, even if it is lower than the user's. */
async function findLimit({ tx, session }: WriteContext): Promise<Rate | null> {
  return findDiscountLimit(tx, session.approval?.by ?? session.staff);
}
