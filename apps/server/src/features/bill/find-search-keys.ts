import type { QueryOf } from "@comanda/contract/call";
import type { findBills } from "@comanda/contract/find-bills";
import { parseBillSearch } from "@comanda/domain/bill/search-bills";
import type { LocationId } from "@comanda/domain/id";
import { foldText } from "@comanda/domain/text/fold-text";
import { matchesSearch } from "@comanda/domain/text/matches-search";

import type { Database } from "#database/database.ts";
import { flatMapInSlices } from "#database/time-slices.ts";
import { uncachedReader } from "#journal/cache-per-reference-version.ts";

import { findGuestNames } from "../customer/index.ts";
import { findCachedCurrency } from "../pay-type/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findCachedLocation } from "../venue/index.ts";
import type { BillSearchKey } from "./ended-bills-store.ts";

/** Each match runs its own query. If a name matches more people, the user has to type more of it. */
const maxPeople = 20;

type BillSearch = {
  /** Null means no condition: all bills. */
  readonly keys: readonly (BillSearchKey | null)[];
  readonly isVague: boolean;
};

/** The columns to search for the typed text. */
export async function findSearchKeys(
  database: Database,
  location: LocationId,
  { number, text = "" }: Pick<QueryOf<typeof findBills>, "number" | "text">,
): Promise<BillSearch> {
  const reading = uncachedReader(database, location);
  const venue = await findCachedLocation(reading);
  if (number !== undefined) {
    const column = venue.usesBillNumberPerWorkDay ? "number_in_work_day" : "number";
    return { keys: [{ column, value: number }], isVague: false };
  }
  if (text.trim() === "") return { keys: [null], isVague: false };
  const currency = await findCachedCurrency(reading);
  const meant = parseBillSearch(text, { ...venue, ...currency });
  const staff = await findMatchingStaff(database, location, text);
  const guests = await findMatchingGuests(database, location, text);
  return {
    keys: [
      ...asList(meant.number).flatMap((value): readonly BillSearchKey[] => [
        { column: "number", value },
        { column: "number_in_work_day", value },
      ]),
      ...asList(meant.amount).map((value): BillSearchKey => ({ column: "amount", value })),
      ...meant.places.flatMap((value): readonly BillSearchKey[] => [
        { column: "table_name", value },
        { column: "room_name", value },
      ]),
      ...staff.slice(0, maxPeople).map((value): BillSearchKey => ({ column: "staff", value })),
      ...guests.slice(0, maxPeople).map((value): BillSearchKey => ({ column: "customer", value })),
    ],
    isVague: staff.length > maxPeople || guests.length > maxPeople,
  };
}

function asList<Value>(value: Value | null): readonly Value[] {
  return value === null ? [] : [value];
}

/** Includes staff who left: their bills still exist. */
async function findMatchingStaff(database: Database, location: LocationId, text: string) {
  const wanted = foldText(text);
  return (await findStaffOf(database, location))
    .filter(
      ({ ref, firstName, lastName, username }) =>
        foldText(ref) === wanted || matchesSearch(`${firstName} ${lastName} ${username}`, text),
    )
    .map(({ id }) => id);
}

/** Includes retired customers. */
async function findMatchingGuests(database: Database, location: LocationId, text: string) {
  const wanted = foldText(text);
  const guests = await findGuestNames(database, location);
  return flatMapInSlices(guests, ({ id, name, card_number }) =>
    foldText(card_number) === wanted || matchesSearch(name, text) ? [id] : [],
  );
}
