import type { QueryOf } from "@comanda/contract/call";
import type { findBills } from "@comanda/contract/find-bills";
import { searchMeanings } from "@comanda/domain/bill/search-bills";
import type { LocationId } from "@comanda/domain/id";
import { foldText, matchesSearch } from "@comanda/domain/text/fold-text";

import type { Database } from "#database/database.ts";
import { flatMapInSlices } from "#database/time-slices.ts";
import { readingHouse } from "#journal/cache-per-reference-version.ts";

import { findGuestNames } from "../customer/index.ts";
import { reckoningOfHouse } from "../pay-type/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { locationOfHouse } from "../venue/index.ts";
import type { Remembered } from "./ended-bills-store.ts";

/** Each match runs its own query. If a name matches more people, the user has to type more of it. */
const peopleAtMost = 20;

type Ways = {
  /** Null means no condition: all bills. */
  readonly remembered: readonly (Remembered | null)[];
  readonly isVague: boolean;
};

/** The columns to search for the typed text. */
export async function findRemembered(
  database: Database,
  location: LocationId,
  { number, text = "" }: Pick<QueryOf<typeof findBills>, "number" | "text">,
): Promise<Ways> {
  const reading = readingHouse(database, location);
  const venue = await locationOfHouse(reading);
  if (number !== undefined) {
    const column = venue.usesBillNumberPerWorkDay ? "number_in_work_day" : "number";
    return { remembered: [{ column, value: number }], isVague: false };
  }
  if (text.trim() === "") return { remembered: [null], isVague: false };
  const { currency } = await reckoningOfHouse(reading);
  const meant = searchMeanings(text, { ...venue, ...currency });
  const staff = await findStaffMeant(database, location, text);
  const guests = await findGuestsMeant(database, location, text);
  return {
    remembered: [
      ...only(meant.number).flatMap((value): readonly Remembered[] => [
        { column: "number", value },
        { column: "number_in_work_day", value },
      ]),
      ...only(meant.amount).map((value): Remembered => ({ column: "amount", value })),
      ...meant.places.flatMap((value): readonly Remembered[] => [
        { column: "table_name", value },
        { column: "room_name", value },
      ]),
      ...staff.slice(0, peopleAtMost).map((value): Remembered => ({ column: "staff", value })),
      ...guests.slice(0, peopleAtMost).map((value): Remembered => ({ column: "customer", value })),
    ],
    isVague: staff.length > peopleAtMost || guests.length > peopleAtMost,
  };
}

function only<Value>(value: Value | null): readonly Value[] {
  return value === null ? [] : [value];
}

/** Includes staff who left: their bills still exist. */
async function findStaffMeant(database: Database, location: LocationId, text: string) {
  const wanted = foldText(text);
  return (await findStaffOf(database, location))
    .filter(
      ({ ref, firstName, lastName, username }) =>
        foldText(ref) === wanted || matchesSearch(`${firstName} ${lastName} ${username}`, text),
    )
    .map(({ id }) => id);
}

/** Includes retired customers. */
async function findGuestsMeant(database: Database, location: LocationId, text: string) {
  const wanted = foldText(text);
  const guests = await findGuestNames(database, location);
  return flatMapInSlices(guests, ({ id, name, card_number }) =>
    foldText(card_number) === wanted || matchesSearch(name, text) ? [id] : [],
  );
}
