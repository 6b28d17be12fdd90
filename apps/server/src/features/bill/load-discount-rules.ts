import { giveDiscount } from "@comanda/domain/bill/give-discount";
import type { PricingContext } from "@comanda/domain/bill/receive-lines";
import type { Rate } from "@comanda/domain/money/rate";
import { requirePermission } from "@comanda/domain/staff/action-permissions";

import type { WriteContext } from "#journal/command.ts";

import { findCachedDiscountReasons } from "../menu/index.ts";
import { findCachedCurrency } from "../pay-type/index.ts";
import { findDiscountLimit } from "../staff/index.ts";

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
  return (bill, request) => giveDiscount(bill, request, rules);
}

/** If a manager approved the discount, the manager's limit holds, even if it is lower than the user's. */
async function findLimit({ tx, session }: WriteContext): Promise<Rate | null> {
  return findDiscountLimit(tx, session.approval?.by ?? session.staff);
}
