import type { PricingContext, SentLine } from "@comanda/domain/bill/receive-lines";
import type { ArticleId, CustomerId } from "@comanda/domain/id";

import type { WriteContext } from "#journal/command.ts";

import { findCachedCommissions } from "../commission/index.ts";
import { findTypeOfCustomer } from "../customer/index.ts";
import { findPricingMenu } from "../menu/index.ts";
import { findCachedPromotions } from "../promotion/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findCachedLocation } from "../venue/index.ts";

type PricingQuery = {
  readonly articles: readonly ArticleId[];
  readonly customer: CustomerId | null;
  readonly added: readonly SentLine[];
};

/** The reference data that the rules need to add these lines, for this customer, to a bill with these articles. */
export async function loadPricingContext(
  writing: WriteContext,
  { articles, customer, added }: PricingQuery,
): Promise<PricingContext> {
  const { tx, session } = writing;
  const { location, station } = session;
  const { timeZone } = await findCachedLocation(writing);
  const earners = added.flatMap((line) => (line.kind === "commission" ? [line.staff] : []));
  const { menu, levels } = await findPricingMenu(writing, { station, articles });
  const customerType = customer === null ? null : await findTypeOfCustomer(tx, location, customer);
  return {
    menu,
    levels,
    promotions: await findCachedPromotions(writing),
    commissions: await findCachedCommissions(writing),
    staff: await findStaffOf(tx, location, earners),
    timeZone,
    customerType: customerType?.id ?? null,
  };
}
