import { randomUUID } from "node:crypto";

import {
  addStaffToLocation,
  removeStaffFromLocation,
  listColleagues,
} from "@comanda/contract/office-colleague";
import { officeStaff, officeUserGroup } from "@comanda/contract/office-staff";
import { pickStation } from "@comanda/contract/pick-station";
import { listStaff } from "@comanda/contract/staff";
import { id as idOf } from "@comanda/domain/id";
import { instant, type Instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { readTables, rebuild, type TableContents } from "../../testing/rebuild-from-journal.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { callAs, errorOf, replyOf, signInAs } from "../../testing/test-till.ts";

const lotusPassword = "quiet river 7";

let office: Office;
let fresh: TableContents;
let harbour = { location: 0, id: 0, revision: 0, userGroup: 0 };
let bar = 0;

beforeAll(async () => {
  const app = await startTestApp();
  fresh = await readTables(app.database());
  office = await startOffice(app);
  bar = findNamed(office.admin.stations, "Bar").id;
  const found = (await colleagues()).find(({ ref }) => ref === "50");
  harbour = {
    ...harbour,
    location: findNamed(office.admin.locations, "Harbour Hotel").id,
    ...found,
  };
});
afterAll(() => office.app.close());

const colleagues = async () =>
  replyOf(listColleagues, await callAs(office.app, office.admin, listColleagues));
const addHere = (changes: object = {}, staff = harbour.id) => {
  const { revision, userGroup } = harbour;
  return callAs(office.app, office.admin, addStaffToLocation, {
    params: { id: staff },
    body: { revision, userGroup, station: null, ...changes },
    idempotencyKey: randomUUID(),
  });
};
const removeHere = (staff = harbour.id) =>
  callAs(office.app, office.admin, removeStaffFromLocation, {
    params: { id: staff },
    idempotencyKey: randomUUID(),
  });
const atTills = async () =>
  replyOf(listStaff, await callAs(office.app, office.cashier, listStaff)).find(
    ({ id }) => id === harbour.id,
  );
const rowsAbout = async () =>
  (
    await office.app
      .database()
      .selectFrom("journal_subject")
      .select(["location", "sequence"])
      .where("entity", "in", ["staff", "staff_location"])
      .where("record", "=", harbour.id)
      .groupBy(["location", "sequence"])
      .execute()
  ).length;

describe("staff of another location", () => {
  test("are listed with where they work, if the manager works there too", async () => {
    const list = await colleagues();
    expect(list.find(({ id }) => id === harbour.id)).toMatchObject({
      ref: "50",
      locations: ["Harbour Hotel"],
      isHere: false,
    });
    expect(list.find(({ id }) => id === office.admin.user.id)?.isHere).toBe(true);
    expect(list.some(({ ref }) => ref === "20")).toBe(false);
    const [somebody] = await office.list(officeStaff);
    await office.save(officeStaff, {
      save: [
        {
          username: "lotus",
          ref: "901",
          firstName: "Lek",
          userGroup: somebody?.userGroup,
          permissions: ["admin"],
          mayLogIn: true,
          password: lotusPassword,
        },
      ],
    });
    const lotus = await signInAs(office.app, "lotus", lotusPassword);
    const found = await callAs(office.app, lotus, listColleagues);
    expect(replyOf(listColleagues, found)).toEqual([]);
  });

  test("can be added here, which every till receives in one journal row of its location", async () => {
    const before = await rowsAbout();
    const { insert } = replyOf(addStaffToLocation, await addHere({ station: bar }));
    expect(insert["staff"]).toMatchObject([
      { id: harbour.id, ref: "50", station: bar, isDeleted: false },
    ]);
    expect(JSON.stringify(insert)).not.toMatch(/password|scrypt/i);
    // Here, and at the location where they stay.
    expect(await rowsAbout()).toBe(before + 2);
    expect(await atTills()).toMatchObject({ station: bar, isDeleted: false });
    expect((await office.list(officeStaff)).some(({ id }) => id === harbour.id)).toBe(true);
    const user = await signInAs(office.app, "harbour");
    const picked = await callAs(office.app, user, pickStation, { params: { id: bar } });
    expect(picked.statusCode).toBe(200);
  });

  test("are refused if they work here already, are retired, or unknown", async () => {
    expect(errorOf(await addHere())).toMatchObject({ status: 409, code: "works-here-already" });
    const unknown = { status: 404, about: { entity: "Staff" } };
    expect(errorOf(await addHere({}, 999_999))).toMatchObject(unknown);
    const retire = (at: Instant | null) =>
      office.app
        .database()
        .updateTable("staff")
        .set({ deleted_at: at })
        .where("id", "=", idOf<"staff">(harbour.id))
        .execute();
    await retire(instant(1));
    expect(errorOf(await addHere())).toMatchObject(unknown);
    await retire(null);
  });

  test("can be removed from here, and stay elsewhere", async () => {
    const before = await rowsAbout();
    const { update } = replyOf(removeStaffFromLocation, await removeHere());
    const changes = update["staff"]?.flatMap((one) => Object.entries(one.changes));
    expect(changes).toContainEqual(["isDeleted", { old: false, new: true }]);
    expect(await rowsAbout()).toBe(before + 1);
    // Bills of that time refer to them.
    expect(await atTills()).toMatchObject({ isDeleted: true, location: null, station: null });
    expect((await office.list(officeStaff)).some(({ id }) => id === harbour.id)).toBe(false);
    expect((await signInAs(office.app, "harbour")).user.username).toBe("harbour");
    expect(errorOf(await removeHere())).toMatchObject({ status: 404, about: { entity: "Staff" } });
  });

  test("can return under another group, unless changed meanwhile", async () => {
    const groups = await office.list(officeUserGroup);
    const { id: service } = findNamed(groups, "Service");
    expect(errorOf(await addHere({ revision: harbour.revision + 1 }))).toMatchObject({
      status: 409,
      code: "changed-meanwhile",
    });
    expect(errorOf(await addHere({ userGroup: 999_999 })).status).toBe(404);
    expect(errorOf(await addHere({ station: 999_999 })).status).toBe(404);
    const { insert } = replyOf(addStaffToLocation, await addHere({ userGroup: service }));
    expect(insert["staff"]).toMatchObject([{ userGroup: service, isDeleted: false }]);
    replyOf(removeStaffFromLocation, await removeHere());
    harbour = { ...harbour, revision: harbour.revision + 1, userGroup: service };
  });

  test("keep their staff ID, which must be free here", async () => {
    const [somebody] = await office.list(officeStaff);
    const { saved } = await office.save(officeStaff, {
      save: [{ username: "fifty", ref: "50", firstName: "Noi", userGroup: somebody?.userGroup }],
    });
    expect(errorOf(await addHere())).toMatchObject({
      code: "staff-id-used",
      fields: [{ field: "ref" }],
    });
    const [fifty] = saved;
    await office.save(officeStaff, {
      retire: [{ id: fifty?.id, revision: fifty?.revision }],
    });
    replyOf(addStaffToLocation, await addHere());
    replyOf(removeStaffFromLocation, await removeHere());
  });
});

describe("staff cannot be removed", () => {
  test("of the only location where they work", async () => {
    const waiter = (await office.list(officeStaff)).find(({ username }) => username === "waiter");
    expect(errorOf(await removeHere(waiter?.id))).toMatchObject({
      status: 409,
      code: "only-workplace",
    });
  });

  test("by themselves", async () => {
    const refused = errorOf(await removeHere(office.admin.user.id));
    expect(refused).toMatchObject({ status: 409, code: "retire-yourself" });
  });
});

test("the journals record all of it", async () => {
  const database = office.app.database();
  expect(await rebuild(database, fresh)).toEqual(await readTables(database));
});
