import { defaultLanguage, languages } from "@comanda/domain/venue/settings";

import type { Database, WriteTransaction } from "#database/database.ts";

import type { PasswordHasher } from "../features/sign-in/index.ts";
import { hasLocations } from "../features/venue/index.ts";
import type { DemoLocation } from "./demo-location.ts";
import { insertFloor } from "./demo-floor-store.ts";
import { insertMenu } from "./demo-menu-store.ts";
import { insertCustomers, insertStaff, insertUserGroups } from "./demo-people-store.ts";
import { insertPrinters } from "./demo-print-store.ts";
import {
  insertPayTypes,
  insertPromotions,
  insertStock,
  insertTaxClasses,
} from "./demo-selling-store.ts";
import {
  claimDemo,
  insertLocation,
  insertSettings,
  type InsertedLocation,
} from "./demo-venue-store.ts";
import { harbourHotel } from "./harbour-hotel.ts";
import { lotusHouse } from "./lotus-house.ts";
import { demoPassword, staff, userGroups } from "./people.ts";

type UserGroups = Awaited<ReturnType<typeof insertUserGroups>>;

/**
 * Fills an empty database with a demo venue; a database that has a venue is left alone. The caller may pass another
 * Lotus House, such as a larger one.
 */
export async function createDemoVenue(
  database: Database,
  passwords: PasswordHasher,
  lotus: DemoLocation = lotusHouse,
): Promise<void> {
  if (await hasLocations(database)) return;
  // Hashing is slow, so it happens before the transaction begins.
  const passwordHashes = await hashPasswords(passwords);
  await database.transaction().execute(async (tx) => {
    if (!(await claimDemo(tx))) return;
    await insertSettings(tx, {
      venueName: lotus.name,
      language: defaultLanguage,
      allowedLanguages: languages,
    });
    const groups = await insertUserGroups(tx, userGroups);
    const locations = new Map([
      [lotus.name, await createLocation(tx, lotus, groups)],
      [harbourHotel.name, await createLocation(tx, harbourHotel, groups)],
    ]);
    await insertStaff(tx, staff, { userGroups: groups, locations, passwordHashes });
  });
}

async function createLocation(
  tx: WriteTransaction,
  demo: DemoLocation,
  groups: UserGroups,
): Promise<InsertedLocation> {
  const location = await insertLocation(tx, demo);
  const taxClasses = await insertTaxClasses(tx, location.id);
  const menu = await insertMenu(tx, location.id, demo.menu, { userGroups: groups, taxClasses });
  const { customerTypes: types, customers } = demo;
  const customerTypes = await insertCustomers(tx, location.id, types, customers);
  await insertPromotions(tx, location.id, demo.promotions, {
    articles: menu.articles,
    categories: menu.categories,
    customerTypes,
  });
  await insertPayTypes(tx, location.id, demo, taxClasses);
  await insertStock(tx, location, demo, menu);
  await insertPrinters(tx, location, demo.printers, menu.productGroups);
  await insertFloor(tx, location, demo.floor);
  return location;
}

/** Everybody knows this password, so one hash serves all its users, and each start checks only one. */
async function hashPasswords({ hash }: PasswordHasher): Promise<ReadonlyMap<string, string>> {
  const hashed = await hash(demoPassword);
  const users = staff.filter(({ hasPassword }) => hasPassword);
  return new Map(users.map(({ username }) => [username, hashed]));
}
