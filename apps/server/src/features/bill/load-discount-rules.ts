import { giveDiscount } from "@comanda/domain/bill/give-discount";
import type { PricingContext } from "@comanda/domain/bill/receive-lines";
import { requirePermission } from "@comanda/domain/staff/action-permissions";

import type { WriteContext } from "#journal/command.ts";

import { findCachedDiscountReasons } from "../menu/index.ts";
import { findCachedChargeSettings } from "../pay-type/index.ts";
import { findDiscountLimit } from "../staff/index.ts";

/** Gives discounts as the user of this call may. */
export async function loadDiscountRules(
  context: WriteContext,
): Promise<PricingContext["giveDiscount"]> {
  const { tx, session } = context;
  const { currency } = await findCachedChargeSettings(context);
  const rules = {
    givenBy: session.staff,
    mayGive: requirePermission(session, "give-discount") === null,
    limit: await findDiscountLimit(tx, session.staff),
    reasons: await findCachedDiscountReasons(context),
    currency,
  };
  return (bill, gift) => giveDiscount(bill, gift, rules);
}
