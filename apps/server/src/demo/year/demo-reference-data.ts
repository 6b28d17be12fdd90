import type { DiscountReason } from "@comanda/domain/bill/discount-reason";
import type { Currency } from "@comanda/domain/money/currency";
import type { PricingContext } from "@comanda/domain/bill/receive-lines";
import type { CustomerType } from "@comanda/domain/customer/customer";
import type { CustomerId, LocationId, StationId } from "@comanda/domain/id";
import type { ReportSettings } from "@comanda/domain/shift/compute-figures";
import { canPostBill } from "@comanda/domain/staff/find-staff";
import type { Staff } from "@comanda/domain/staff/staff";

import type { Database } from "#database/database.ts";
import { uncachedReader } from "#journal/cache-per-reference-version.ts";

import { findCommissions } from "../../features/commission/index.ts";
import { lotusHouse } from "../lotus-house.ts";
import {
  findArticleCategories,
  findDiscountReasons,
  findPricingMenu,
} from "../../features/menu/index.ts";
import { findChargeSettings } from "../../features/pay-type/index.ts";
import { findPromotions } from "../../features/promotion/index.ts";
import { findStaffOf } from "../../features/staff/index.ts";
import { findTimeZone } from "../../features/venue/index.ts";
import { findGuests, findSalePointsAndArticles } from "./reference-data-store.ts";

/** The basis of the history: the pricing data for the rules, the staff and the guests. */
export type DemoReferenceData = ReportSettings & {
  readonly currency: Pick<Currency, "hasDecimals" | "cashRounding">;
  readonly location: LocationId;
  readonly rules: Omit<PricingContext, "customerType">;
  readonly discountReasons: readonly DiscountReason[];
  readonly servers: readonly Staff[];
  readonly cashiers: readonly Staff[];
  readonly salePoints: readonly StationId[];
  readonly guests: readonly GuestsByType[];
};

export type GuestsByType = {
  readonly type: CustomerType;
  readonly customers: readonly CustomerId[];
};

export async function readDemoReferenceData(database: Database): Promise<DemoReferenceData> {
  const { location, salePoints, articles } = await findSalePointsAndArticles(
    database,
    lotusHouse.name,
  );
  // Every article counts as available: the history does not touch the stock.
  const menu = await findPricingMenu(uncachedReader(database, location), {
    station: null,
    articles,
  });
  const staff = await findStaffOf(database, location);
  const timeZone = await findTimeZone(database, location);
  const charges = await findChargeSettings(database, location);
  return {
    location,
    salePoints,
    rules: {
      // A set is ordered with its parts, which the history does not choose.
      menu: { ...menu.menu, articles: menu.menu.articles.filter(({ isSet }) => !isSet) },
      levels: menu.levels,
      promotions: await findPromotions(database, location),
      commissions: await findCommissions(database, location),
      staff,
      timeZone,
      currency: charges.currency,
    },
    timeZone,
    categories: await findArticleCategories(database, location),
    discountReasons: await findDiscountReasons(database, location),
    ...charges,
    servers: staff.filter((person) => person.role === "staff" && canPostBill(person, location)),
    cashiers: staff.filter(({ role }) => role !== "staff"),
    guests: await findGuests(database, location),
  };
}
