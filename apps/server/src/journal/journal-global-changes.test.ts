import { id } from "@comanda/domain/id";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../testing/test-evening.ts";
import { venueActions } from "../testing/venue-actions.ts";
import { findEntriesAfter, findHead } from "./journal-store.ts";
import { readChanges } from "./read-changes.ts";
import { verifyJournals } from "./verify-journals.ts";

const [lotus, harbour] = [id<"location">(1), id<"location">(2)];

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

const headsOf = async () => {
  const heads = [lotus, harbour].map((at) => findHead(evening.app.database(), at));
  return (await Promise.all(heads)).map(({ sequence }) => sequence);
};

test("what belongs to one location is in its journal only", async () => {
  const before = await headsOf();
  expect(await venueActions.cash(evening, "Flowers")).toBe(200);
  const [here = 0, there = 0] = before;
  expect(await headsOf()).toEqual([here + 1, there]);
});

test("a setting of the whole house is in each journal, in the next row", async () => {
  const database = evening.app.database();
  expect(await venueActions.settings(evening, "House of Tests")).toBe(200);
  const lastOf = async (location: typeof lotus) => {
    const { sequence } = await findHead(database, location);
    const [entry] = await findEntriesAfter(database, location, {
      sequence: sequence - 1,
      limit: 1,
    });
    if (entry === undefined) throw new Error("There is no last row");
    const { action, staff, station } = entry;
    return { action, staff, station, changes: readChanges(entry) };
  };
  const [here, there] = [await lastOf(lotus), await lastOf(harbour)];
  expect(here.changes).toMatchObject([{ table: "setting", new: { venueName: expect.anything() } }]);
  // A station belongs to one location.
  expect(there).toEqual({ ...here, station: null });
  expect((await verifyJournals(database)).every(({ isSound }) => isSound)).toBe(true);
});
