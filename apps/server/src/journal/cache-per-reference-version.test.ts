import { randomBytes } from "node:crypto";

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { LocationId } from "@comanda/contract/wire";
import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { refuseCall } from "#call/refused-call.ts";

import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { commandRunner, type Command, type WriteContext } from "./command.ts";
import {
  cacheEachPerReferenceVersion,
  cachePerReferenceVersion,
} from "./cache-per-reference-version.ts";

const lotus = id<"location">(1);
const harbour = id<"location">(2);

let data: TestDatabase;
/** Two servers on one database. */
let servers: readonly Command[];

beforeAll(async () => {
  data = await openTestDatabase();
  servers = [runner(data.database), runner(data.database)];
});

afterAll(async () => {
  await data.remove();
});

function runner(database: Database): Command {
  return commandRunner({
    database,
    clock: () => instant(Date.parse("2026-11-20T12:00:00.000Z")),
    randomBytes,
    shapes: {},
    announcements: { publish: async () => {} },
    keepInStep: async () => {},
  });
}

let keys = 0;
async function write<Answer extends object>(
  { server = 0, location = lotus }: { readonly server?: number; readonly location?: LocationId },
  useCase: (context: WriteContext) => Promise<Answer>,
): Promise<Answer | null> {
  keys += 1;
  const session = { id: "session", epoch: 0, staff: id<"staff">(1), permissions: [], location };
  const request = {
    session: { ...session, station: id<"station">(1) },
    action: "try-this",
    key: `once-${keys}`,
    requestHash: "a",
  };
  let answer: Answer | null = null;
  await servers[server]?.(request, async (context) => {
    answer = await useCase(context);
    return answer;
  });
  return answer;
}

let reads = 0;
async function findTypes(database: Database, location: LocationId) {
  reads += 1;
  const inLocation = database.selectFrom("customer_type").select(["id", "name"]);
  return inLocation.where("location", "=", location).orderBy("id").execute();
}
const findCachedTypes = cachePerReferenceVersion(findTypes);

async function addType({ tx, session, changes }: WriteContext): Promise<{ name: string }> {
  keys += 1;
  const row = await tx
    .insertInto("customer_type")
    .values({ location: session.location, name: `Type ${keys}`, pays_by_invoice: 0 })
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.inserted("customer_type", row);
  return row;
}

/** An everyday write: a new guest changes no reference data. */
async function addGuest({ tx, session, changes }: WriteContext): Promise<object> {
  const [type] = await findTypes(tx, session.location);
  const texts = { card_number: "", address: "", phone: "", email: "", preferred_drink: "" };
  const row = await tx
    .insertInto("customer")
    .values({
      ...texts,
      name: "Guest",
      location: session.location,
      customer_type: type?.id ?? id(1),
      date_of_birth: null,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.inserted("customer", row);
  return row;
}

const look = async (context: WriteContext) => ({ seen: await findCachedTypes(context) });

test("reference data are read once, whatever everyday writes happen", async () => {
  await write({}, look);
  const before = reads;
  await write({}, addGuest);
  // The write itself read them, to find a type for the guest.
  expect(reads).toBe(before + 1);
  await write({}, look);
  await write({}, look);
  expect(reads).toBe(before + 1);
});

test("everyday writes at another server do not make this one read them again", async () => {
  await write({}, look);
  await write({ server: 1 }, look);
  const before = reads;
  await write({ server: 1 }, addGuest);
  await write({}, look);
  await write({}, addGuest);
  await write({ server: 1 }, look);
  // Only the two writes that looked for a type of their guest read them.
  expect(reads).toBe(before + 2);
  await write({ server: 1 }, addType);
  await write({}, look);
  expect(reads).toBe(before + 3);
});

test("many everyday writes at another server do not either", async () => {
  await write({}, look);
  const before = reads;
  const guests = 40;
  for (let count = 0; count < guests; count += 1) await write({ server: 1 }, addGuest);
  await write({}, look);
  // Only the writes that looked for a type of their guest read them.
  expect(reads).toBe(before + guests);
});

test("each location has its own reference data", async () => {
  const here = await write({}, look);
  const there = await write({ location: harbour }, look);
  expect(here?.seen).not.toEqual(there?.seen);
  expect(there?.seen).toEqual(await findTypes(data.database, harbour));
});

test("of records requested by id, only new ones are read", async () => {
  const asked: number[][] = [];
  const typesByIds = cacheEachPerReferenceVersion(
    async (_database: Database, _location, ids: readonly number[]) => {
      asked.push([...ids]);
      return ids.filter((wanted) => wanted < 10).map((wanted) => ({ id: wanted }));
    },
    (record) => record.id,
  );
  const want = async (...ids: readonly number[]) =>
    write({}, async (context) => await typesByIds(context, ids));
  expect(await want(1, 2, 2, 50)).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await want(2, 50, 3)).toEqual([{ id: 2 }, { id: 3 }]);
  expect(await want(1, 3)).toEqual([{ id: 1 }, { id: 3 }]);
  expect(asked).toEqual([[1, 2, 50], [3]]);
});

const plannedFault = new Error("the disk is full");

/** Only the planned fault is expected. */
function expectPlanned(error: unknown): void {
  expect(error).toBe(plannedFault);
}

test("every write sees current reference data, also after other writes and rollbacks", async () => {
  const actions = {
    look,
    addGuest,
    addType: async (context: WriteContext) => ({
      ...(await addType(context)),
      ...(await look(context)),
    }),
    refuse: async (context: WriteContext) => {
      await addType(context);
      await look(context);
      return refuseCall("bill-not-open");
    },
    fail: async (context: WriteContext) => {
      await addType(context);
      await look(context);
      throw plannedFault;
    },
  };
  const action = fc.record({
    server: fc.constantFrom(0, 1),
    location: fc.constantFrom(lotus, harbour),
    what: fc.constantFrom<keyof typeof actions>("look", "addGuest", "addType", "refuse", "fail"),
  });
  const check = async ({ server, location }: { server: number; location: LocationId }) => {
    const found = await write({ server, location }, look);
    expect(found?.seen).toEqual(await findTypes(data.database, location));
  };
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (evening) => {
      for (const { what, ...where } of evening) {
        await write(where, actions[what]).catch(expectPlanned);
        await check(where);
      }
      await Promise.all(
        evening.map(async ({ what, ...where }) => write(where, actions[what]).catch(expectPlanned)),
      );
      await Promise.all(evening.map(check));
    }),
    { numRuns: 40 },
  );
});
