import { randomUUID } from "node:crypto";

import { newBill } from "@comanda/contract/bill";
import { listStaff, listUserGroups, setStaffStation } from "@comanda/contract/staff";
import type { StaffReply } from "@comanda/contract/staff-record";
import { id as idOf } from "@comanda/domain/id";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { verifyJournal } from "#journal/verify-journal.ts";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
let harbour: SignedIn;
let lotus: number;
let bar: number;
let restaurant: number;

beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  harbour = await signInAs(evening.app, "harbour");
  lotus = evening.cashier.user.subLocations[0] ?? 0;
  const stationNamed = (wanted: string) =>
    evening.cashier.stations.find(({ name }) => name === wanted)?.id ?? 0;
  bar = stationNamed("Bar");
  restaurant = stationNamed("Restaurant");
});
afterAll(() => evening.app.close());

const staffAt = async (user: SignedIn) =>
  replyOf(listStaff, await callAs(evening.app, user, listStaff));

async function person(ref: string, user: SignedIn = evening.waiter): Promise<StaffReply> {
  const found = (await staffAt(user)).find((one) => one.ref === ref);
  if (found === undefined) throw new Error(`There is no ${ref}`);
  return found;
}

const sign = (
  userIds: readonly number[],
  station: number | null,
  as: SignedIn = evening.cashier,
  idempotencyKey: string = randomUUID(),
) => callAs(evening.app, as, setStaffStation, { body: { userIds, station }, idempotencyKey });

describe("the list of staff", () => {
  test("has everyone who may work at the location, and where they are", async () => {
    const staff = await staffAt(evening.waiter);
    expect(staff.map(({ ref }) => ref)).toEqual([
      "1",
      "10",
      "20",
      "30",
      "21",
      "22",
      "23",
      "24",
      "31",
      "32",
      "40",
    ]);
    expect(staff.find(({ ref }) => ref === "22")).toMatchObject({
      username: "linh",
      firstName: "Linh",
      lastName: "Hồ",
      role: 3,
      subRoles: ["order-taker"],
      location: lotus,
      station: bar,
      isDeleted: false,
    });
    expect(staff.find(({ ref }) => ref === "24")).toMatchObject({ location: null, station: null });
  });

  test("contains no credentials, and no station of another location", async () => {
    expect(JSON.stringify(await staffAt(evening.waiter))).not.toMatch(/password|argon|permission/i);
    expect((await staffAt(harbour)).map(({ ref, location }) => [ref, location !== null])).toEqual([
      // The admin works at both locations, and is signed in at Lotus House.
      ["1", false],
      ["50", true],
    ]);
  });

  test("comes with the user groups", async () => {
    const groups = replyOf(
      listUserGroups,
      await callAs(evening.app, evening.waiter, listUserGroups),
    );
    expect(groups.map(({ name, kind }) => [name, kind])).toEqual([
      ["Management", "management"],
      ["Cashier", "cashier"],
      ["Service", "service"],
      ["Therapists", "other"],
      ["Hostesses", "other"],
    ]);
  });
});

describe("signing staff in and out", () => {
  test("a cashier signs staff in at a station, and every till receives it", async () => {
    const [som, dao] = [await person("24"), await person("32")];
    const reply = replyOf(setStaffStation, await sign([som.id, dao.id], bar));
    const changes = { location: { old: null, new: lotus }, station: { old: null, new: bar } };
    expect(reply.update["staff"]).toEqual(
      expect.arrayContaining([som, dao].map(({ id }) => ({ id, changes }))),
    );
    expect(await person("24")).toEqual({ ...som, location: lotus, station: bar });
    const out = replyOf(setStaffStation, await sign([som.id, dao.id], null));
    expect(out.update["staff"]).toHaveLength(2);
    expect(await person("24")).toEqual(som);
  });

  test("signing staff in where they are already changes nothing, at another station only that", async () => {
    const dao = await person("32");
    await sign([dao.id], bar);
    expect(replyOf(setStaffStation, await sign([dao.id], bar)).update).toEqual({});
    const moved = replyOf(setStaffStation, await sign([dao.id], restaurant));
    expect(moved.update["staff"]).toEqual([
      { id: dao.id, changes: { station: { old: bar, new: restaurant } } },
    ]);
    await sign([dao.id], null);
  });

  test("bills can only be in the name of staff who are signed in", async () => {
    const { write, waiter, order, item } = evening;
    const arun = await person("21");
    const sell = (table: string) =>
      write(waiter, newBill, order(table, [item("Pad Thai")], { staff: arun.id }));
    expect((await sell("1")).statusCode).toBe(200);
    await sign([arun.id], null);
    expect(errorOf(await sell("2"))).toMatchObject({ message: "Invalid staff ID" });
    await sign([arun.id], bar);
    expect((await sell("2")).statusCode).toBe(200);
  });

  test("staff signed in elsewhere move over, and the other location sees it", async () => {
    const admin = await person("1");
    const frontDesk = harbour.stations[0]?.id ?? 0;
    const moved = replyOf(setStaffStation, await sign([admin.id], frontDesk, harbour));
    expect(moved.update["staff"]).toMatchObject([
      { id: admin.id, changes: { station: { old: null, new: frontDesk } } },
    ]);
    expect(await person("1")).toMatchObject({ location: null, station: null });
    expect(errorOf(await sign([admin.id], null))).toMatchObject({
      status: 400,
      message: "Staff not signed in",
    });
    expect((await sign([admin.id], bar)).statusCode).toBe(200);
    expect(await person("1", harbour)).toMatchObject({ location: null, station: null });
  });

  test("two cashiers signing the same staff in and out at once leave them consistent", async () => {
    const linh = await person("22");
    const both = await Promise.all([sign([linh.id], null), sign([linh.id], null)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
    expect(await person("22")).toMatchObject({ location: null, station: null });
    expect((await sign([linh.id], bar)).statusCode).toBe(200);
  });

  test("staff signed in by two locations at once are at one of them, and both journals are sound", async () => {
    const admin = await person("1");
    const frontDesk = harbour.stations[0]?.id ?? 0;
    const both = await Promise.all([sign([admin.id], bar), sign([admin.id], frontDesk, harbour)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const places = [await person("1"), await person("1", harbour)].map(({ station }) => station);
    const isHere = places[0] === bar;
    expect(places).toEqual(isHere ? [bar, null] : [null, frontDesk]);
    const locations = [evening.cashier, harbour].map(({ user }) => user.subLocations[0]);
    const verdicts = await Promise.all(
      locations.map((location) => verifyJournal(evening.app.database(), idOf(location ?? 0))),
    );
    expect(verdicts).toMatchObject([{ isSound: true }, { isSound: true }]);
  });

  test("is done once, however often the request arrives", async () => {
    const ploy = await person("31");
    const key = randomUUID();
    const first = await sign([ploy.id], null, evening.cashier, key);
    const again = await sign([ploy.id], null, evening.cashier, key);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
  });

  test("requires a cashier, even for oneself", async () => {
    const { waiter } = evening;
    expect(errorOf(await sign([waiter.user.id], bar, waiter))).toMatchObject({
      status: 403,
      message: "Permission denied",
    });
  });

  test("refuses staff and stations of another location, and then changes nothing", async () => {
    const bee = await person("40");
    const stranger = harbour.user.id;
    const frontDesk = harbour.stations[0]?.id ?? 0;
    expect(errorOf(await sign([bee.id, stranger], null))).toMatchObject({
      status: 404,
      about: { entity: "Staff", id: stranger },
    });
    expect(errorOf(await sign([bee.id], frontDesk))).toMatchObject({
      status: 404,
      about: { entity: "Station", id: frontDesk },
    });
    expect(await person("40")).toEqual(bee);
  });

  test("needs at least one staff member, each once", async () => {
    const bee = await person("40");
    expect(errorOf(await sign([], bar))).toMatchObject({ status: 400 });
    expect(errorOf(await sign([bee.id, bee.id], bar))).toMatchObject({ status: 400 });
  });
});
