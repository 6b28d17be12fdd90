import { randomUUID } from "node:crypto";

import { newBill } from "@comanda/contract/bill";
import type { Call } from "@comanda/contract/call";
import { calls } from "@comanda/contract/calls";
import { startShift, startWorkDay } from "@comanda/contract/day";
import { listMenu } from "@comanda/contract/menu";
import { pickStation } from "@comanda/contract/pick-station";
import { permissionsOf } from "@comanda/domain/staff/role-permissions";
import { sql } from "kysely";
import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addGuest } from "./testing/add-guest.ts";
import { moveIds } from "./testing/move-ids.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "./testing/test-till.ts";

const locations = ["Lotus House", "Harbour Hotel"] as const;
const roles = ["admin", "cashier", "staff"] as const;

type LocationName = (typeof locations)[number];
const otherThan = (location: LocationName): LocationName =>
  location === "Lotus House" ? "Harbour Hotel" : "Lotus House";

/** Part of every name of a location, so that a leaked name is recognized anywhere. */
const markOf = { "Lotus House": "LOTUS-MARK", "Harbour Hotel": "HARBOUR-MARK" } as const;
/** Added to every id of a location, so that no other location has it too. */
const idOffsetOf = { "Lotus House": 1_000_000, "Harbour Hotel": 2_000_000 } as const;

const everyCall: readonly Call[] = calls;
const signed = everyCall.filter(
  ({ permission, name }) => permission !== "public" && name !== "pick-station",
);

let app: TestApp;
const ids = new Map<LocationName, number>();
const users = new Map<string, SignedIn>();

beforeAll(async () => {
  app = await startTestApp();
  const rows = await app.database().selectFrom("location").select(["id", "name"]).execute();
  for (const { id, name } of rows) {
    const known = locations.find((location) => location === name);
    if (known !== undefined) ids.set(known, id);
  }
  // Each location needs what the one before it has created.
  for (const location of locations) {
    for (const role of roles) await addUser(location, role);
    await openDayShiftAndBill(location);
    await mark(location);
  }
  for (const location of locations) {
    for (const role of roles) {
      users.set(`${location} ${role}`, await signInAs(app, usernameOf(location, role)));
    }
  }
});
afterAll(() => app.close());

function userOf(location: LocationName, role: (typeof roles)[number]): SignedIn {
  const user = users.get(`${location} ${role}`);
  if (user === undefined) throw new Error("Nobody works there");
  return user;
}

function usernameOf(location: LocationName, role: string): string {
  return `${role}.${location === "Lotus House" ? "lotus" : "harbour"}`;
}

/** Adds a user with this role who works at one location only. */
async function addUser(location: LocationName, role: (typeof roles)[number]): Promise<void> {
  const { id: _id, ...waiter } = await app
    .database()
    .selectFrom("staff")
    .selectAll()
    .where("username", "=", "waiter")
    .executeTakeFirstOrThrow();
  const username = usernameOf(location, role);
  const permissions = JSON.stringify(permissionsOf(role));
  const inserted = await app
    .database()
    .insertInto("staff")
    .values({
      ...waiter,
      username,
      role,
      permissions,
      ref: username,
      location: null,
      station: null,
    })
    .returning(["id", "ref"])
    .executeTakeFirstOrThrow();
  await sql`insert into staff_location (location, staff, ref)
    values (${ids.get(location)}, ${inserted.id}, ${inserted.ref})`.execute(app.database());
}

/** Creates a day, a shift, a guest and a bill, so that there is something to leak. */
async function openDayShiftAndBill(location: LocationName): Promise<void> {
  const admin = await signInAs(app, usernameOf(location, "admin"));
  const station = admin.stations.find(({ isSalePoint }) => isSalePoint)?.id ?? 0;
  const write = async (call: Call, body?: object): Promise<void> => {
    const input = { idempotencyKey: randomUUID(), ...(body !== undefined && { body }) };
    replyOf(call, await callAs(app, admin, call, input));
  };
  await callAs(app, admin, pickStation, { params: { id: station } });
  await write(startWorkDay);
  await write(startShift, { startDrawerCash: 0, coin: [], cash: [] });
  await addGuest(app, admin);
  // Not from the menu, which the server would cache before it is marked.
  const dish = await app
    .database()
    .selectFrom("article")
    .innerJoin("location", "location.id", "article.location")
    .select("article.id")
    .where("location.name", "=", location)
    .where("article.name", "in", ["Pad Thai", "Cà Phê Đen"])
    .executeTakeFirst();
  await write(newBill, {
    table: "T1",
    room: "",
    cover: 2,
    staff: admin.user.id,
    customer: null,
    isSecondBill: false,
    billItems: [aPress(dish?.id)],
  });
}

function aPress(product: number | undefined): object {
  const createdDate = "2026-11-20 11:59:00";
  const none = { price: null, orderLevel: null, timeStart: null, timeEnd: null, parent: null };
  const plain = { ...none, staff: null, credits: null, note: "", type: 0, qty: 1 };
  return { ...plain, key: `press-${product}`, createdDate, product };
}

const named = [
  ["customer", "name"],
  ["article", "name"],
  ["category", "name"],
  ["station", "name"],
  ["bill", "table_name"],
  ["promotion", "name"],
] as const;

/** Marks the rows with their location, past every rule. */
async function mark(location: LocationName): Promise<void> {
  const id = ids.get(location);
  for (const [table, column] of named) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} || ${markOf[location]}
      where location = ${id}`.execute(app.database());
  }
  await moveIds(app.database(), ["customer", "bill", "shift", "work_day"], {
    location: id ?? 0,
    offset: idOffsetOf[location],
  });
}

/** Uses the same number for every placeholder. */
function paramsOf({ path }: Call, value: number): Record<string, number> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, value]));
}

/** A body of the right form, if its schema says enough to make one. */
function aBodyOf({ body }: Call): unknown {
  if (body === undefined) return undefined;
  try {
    return Value.Create(body);
  } catch {
    return {};
  }
}

const cases = locations.flatMap((location) => roles.map((role) => [role, location] as const));

describe.each(cases)("%s of %s", (role, location) => {
  const other = otherThan(location);

  test.each(signed)("cannot call $method $path of the other location", async (call) => {
    const user = userOf(location, role);
    const there = ids.get(other) ?? 0;
    const response = await callAs(app, user, call, { params: paramsOf(call, 1), location: there });
    expect(errorOf(response)).toMatchObject({
      status: 404,
      about: { entity: "Location", id: there },
    });
  });

  const withIds = signed.filter(({ params, method }) => params !== undefined && method !== "PUT");
  test.each(withIds)("finds nothing of the other location by $method $path", async (call) => {
    const user = userOf(location, role);
    const numbers = Array.from({ length: 5 }, (_, index) => idOffsetOf[other] + index + 1);
    const responses = await Promise.all(
      numbers.map((id) =>
        callAs(app, user, call, {
          params: paramsOf(call, id),
          idempotencyKey: randomUUID(),
        }),
      ),
    );
    for (const { body } of responses) expect(body).not.toContain(markOf[other]);
  });

  const lists = signed.filter(
    ({ name, params }) => params === undefined && name !== "watch-changes",
  );
  test.each(lists)("gets nothing of the other location from $method $path", async (call) => {
    const user = userOf(location, role);
    const input = { body: aBodyOf(call), idempotencyKey: randomUUID() };
    const response = await callAs(app, user, call, input);
    expect(response.body).not.toContain(markOf[other]);
  });

  test("sees its own location", async () => {
    const response = await callAs(app, userOf(location, role), listMenu);
    expect(response.body).toContain(markOf[location]);
  });
});
