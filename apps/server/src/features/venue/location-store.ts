import type { LocationId } from "@comanda/domain/id";
import { timeZone, type TimeZone } from "@comanda/domain/time/local-time";
import type { Location, Station } from "@comanda/domain/venue/location";

import type { Database } from "#database/database.ts";
import { cachePerReferenceVersion } from "#journal/cache-per-reference-version.ts";

export async function findLocations(
  database: Database,
  ids: readonly LocationId[],
): Promise<readonly Location[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom("location")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    address: row.address,
    phone: row.phone,
    timeZone: timeZone(row.time_zone),
    printerServerAddress: row.printer_server_address,
    usesLocalServer: row.uses_local_server === 1,
    groupsBillItems: row.groups_bill_items === 1,
    usesBillNumberPerWorkDay: row.uses_bill_number_per_work_day === 1,
    asksForOrderLevel: row.asks_for_order_level === 1,
    decimalSeparator: row.decimal_separator,
    thousandSeparator: row.thousand_separator,
    currencySign: row.currency_sign,
    taxNumber: row.tax_number,
    billHeader: row.bill_header,
    billFooter: row.bill_footer,
    logo: row.logo,
    usesSeats: row.uses_seats === 1,
    courseMinutes: row.course_minutes,
    printsLaterCourses: row.prints_later_courses === 1,
  }));
}

/** Whether there is a venue at all. */
export async function hasLocations(database: Database): Promise<boolean> {
  const first = await database.selectFrom("location").select("id").limit(1).executeTakeFirst();
  return first !== undefined;
}

/** All locations of the server, for command-line tools. */
export async function findAllLocations(
  database: Database,
): Promise<readonly Pick<Location, "id" | "name">[]> {
  return database.selectFrom("location").select(["id", "name"]).orderBy("id").execute();
}

/** The stations in use. */
export async function findStations(
  database: Database,
  locations: readonly LocationId[],
): Promise<readonly Station[]> {
  return readStations(database, locations, false);
}

/** Includes retired stations, which older shifts refer to. */
export async function findStationsIncludingRetired(
  database: Database,
  location: LocationId,
): Promise<readonly Station[]> {
  return readStations(database, [location], true);
}

async function readStations(
  database: Database,
  locations: readonly LocationId[],
  isWithRetired: boolean,
): Promise<readonly Station[]> {
  if (locations.length === 0) return [];
  const rows = await database
    .selectFrom("station")
    .select(["id", "name", "location", "is_sale_point", "is_counter"])
    .where("location", "in", locations)
    .$if(!isWithRetired, (query) => query.where("deleted_at", "is", null))
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, location, is_sale_point, is_counter }) => ({
    id,
    name,
    location,
    isSalePoint: is_sale_point === 1,
    isCounter: is_counter === 1,
  }));
}

/** The time zone of the location. */
export async function findTimeZone(database: Database, location: LocationId): Promise<TimeZone> {
  const { time_zone } = await database
    .selectFrom("location")
    .select("time_zone")
    .where("id", "=", location)
    .executeTakeFirstOrThrow();
  return timeZone(time_zone);
}

/** The location, as papers and rules use it; cached for writes. */
export const findCachedLocation = cachePerReferenceVersion(
  async (database, id): Promise<Location> => {
    const [location] = await findLocations(database, [id]);
    if (location === undefined) throw new Error(`There is no location ${id}`);
    return location;
  },
);

/** Its stations in use; cached for writes. */
export const findCachedStations = cachePerReferenceVersion(async (database, id) =>
  findStations(database, [id]),
);
