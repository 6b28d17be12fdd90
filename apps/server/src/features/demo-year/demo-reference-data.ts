import type { House } from "@comanda/domain/bill/receive-lines";
import type { CustomerType } from "@comanda/domain/customer/customer";
import type { CustomerId, LocationId, StationId } from "@comanda/domain/id";
import type { Reckoning } from "@comanda/domain/shift/compute-figures";
import { canPostBill } from "@comanda/domain/staff/find-staff";
import type { Staff } from "@comanda/domain/staff/staff";

import type { Database } from "#database/database.ts";
import { readingHouse } from "#journal/cache-per-reference-version.ts";

import { findCommissions } from "../commission/index.ts";
import { lotusHouse } from "../demo/index.ts";
import { findArticleCategories, findHouseMenu } from "../menu/index.ts";
import { findReckoning } from "../pay-type/index.ts";
import { findPromotions } from "../promotion/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findTimeZone } from "../venue/index.ts";
import { findGuests, findPlaces } from "./reference-data-store.ts";

/** The basis of the history: the pricing data for the rules, the staff and the guests. */
export type DemoHouse = Reckoning & {
  readonly location: LocationId;
  readonly rules: Omit<House, "customerType">;
  readonly servers: readonly Staff[];
  readonly cashiers: readonly Staff[];
  readonly salePoints: readonly StationId[];
  readonly guests: readonly Guests[];
};

export type Guests = { readonly type: CustomerType; readonly customers: readonly CustomerId[] };

export async function readDemoHouse(database: Database): Promise<DemoHouse> {
  const { location, salePoints, articles } = await findPlaces(database, lotusHouse.name);
  // Every article counts as available: the history does not touch the stock.
  const menu = await findHouseMenu(readingHouse(database, location), { station: null, articles });
  const staff = await findStaffOf(database, location);
  const timeZone = await findTimeZone(database, location);
  return {
    location,
    salePoints,
    rules: {
      ...menu,
      promotions: await findPromotions(database, location),
      commissions: await findCommissions(database, location),
      staff,
      timeZone,
    },
    timeZone,
    categories: await findArticleCategories(database, location),
    ...(await findReckoning(database, location)),
    servers: staff.filter((person) => person.role === "staff" && canPostBill(person, location)),
    cashiers: staff.filter(({ role }) => role !== "staff"),
    guests: await findGuests(database, location),
  };
}
