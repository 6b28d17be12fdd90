import type { PricingContext } from "@comanda/domain/bill/receive-lines";
import type { ArticleId, CustomerId } from "@comanda/domain/id";
import type { Staff } from "@comanda/domain/staff/staff";

import type { WriteContext } from "#journal/command.ts";

import { findCachedCommissions } from "../commission/index.ts";
import { findTypeOfCustomer } from "../customer/index.ts";
import { findPricingMenu } from "../menu/index.ts";
import { findCachedCurrency } from "../pay-type/index.ts";
import { findCachedPromotions } from "../promotion/index.ts";
import { findCachedLocation } from "../venue/index.ts";

type PricingQuery = {
  readonly articles: readonly ArticleId[];
  readonly customer: CustomerId | null;
  /** Those whom the lines name. */
  readonly staff: readonly Staff[];
};

/** The reference data that the rules need to add these lines, for this customer, to a bill with these articles. */
export async function loadPricingContext(
  context: WriteContext,
  { articles, customer, staff }: PricingQuery,
): Promise<PricingContext> {
  const { tx, session } = context;
  const { location, station } = session;
  const { timeZone } = await findCachedLocation(context);
  const { menu, levels } = await findPricingMenu(context, { station, articles });
  const customerType = await findTypeOfCustomer(tx, location, customer);
  return {
    menu,
    levels,
    promotions: await findCachedPromotions(context),
    commissions: await findCachedCommissions(context),
    staff,
    timeZone,
    currency: await findCachedCurrency(context),
    customerType: customerType?.id ?? null,
  };
}
