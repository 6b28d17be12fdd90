import { giveDiscount } from "@comanda/domain/bill/give-discount";
import type { PricingContext } from "@comanda/domain/bill/receive-lines";
import type { Rate } from "@comanda/domain/money/rate";
import { requirePermission } from "@comanda/domain/staff/action-permissions";

import type { WriteContext } from "#journal/command.ts";

import { findCachedDiscountReasons } from "../menu/index.ts";
import { findCachedCurrency } from "../pay-type/index.ts";
import { findDiscountLimit } from "../staff/index.ts";

/** Gives discounts as the user of this call may, or somebody who allows it. */
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
  return (bill, gift) => giveDiscount(bill, gift, rules);
}

/** Whoever allows the discount answers for it, so their limit holds; it may be lower than the user's. */
async function findLimit({ tx, session }: WriteContext): Promise<Rate | null> {
  return findDiscountLimit(tx, session.approval?.by ?? session.staff);
}
