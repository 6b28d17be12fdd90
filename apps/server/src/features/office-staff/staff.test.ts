import { officeStaff } from "@comanda/contract/office-staff";
import { listStaff, listUserGroups } from "@comanda/contract/staff";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findLooseReferences } from "../../proofs/invariants/find-loose-references.ts";
import { readRows } from "../../testing/read-schema.ts";
import { findMember, findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, postSignIn, replyOf, signInAs } from "../../testing/test-till.ts";

let office: Office;
let service = 0;
beforeAll(async () => {
  office = await startOffice();
  const groups = await callAs(office.app, office.admin, listUserGroups);
  service = findNamed(replyOf(listUserGroups, groups), "Service").id;
});
afterAll(() => office.app.close());

const aPerson = (username: string, changes: object = {}) => ({
  username,
  ref: username.slice(0, 5),
  firstName: "Noi",
  userGroup: service,
  ...changes,
});

const member = (username: string) => findMember(office, username);

const till = async () =>
  replyOf(listStaff, await callAs(office.app, office.cashier, listStaff)).map(
    ({ username }) => username,
  );

describe("a member of staff", () => {
  test("that is new can sign in with the password, which is never returned", async () => {
    const { saved, insert } = await office.save(officeStaff, {
      save: [aPerson("Noi1 ", { mayLogIn: true, password: "lotus flower" })],
    });
    expect(saved).toMatchObject([
      { username: "noi1", role: "staff", permissions: [], revision: 1 },
    ]);
    expect(JSON.stringify([saved, insert])).not.toMatch(/password|scrypt/i);
    expect(insert["staff"]).toMatchObject([{ username: "noi1" }]);
    expect(await till()).toContain("noi1");
    const answered = await postSignIn(office.app, { username: "noi1", password: "lotus flower" });
    expect(answered.statusCode).toBe(200);
    const { journal } = await readRows(office.app.database());
    expect(JSON.stringify(journal)).toContain("noi1");
    expect(JSON.stringify(journal)).not.toContain("scrypt");
  });

  test("that is new keeps the password also if one without a password is saved before it", async () => {
    const login = { mayLogIn: true, password: "lotus flower" };
    const rows = [
      aPerson("spa1"),
      aPerson("hall1", login),
      aPerson("hall2", { password: "water lily" }),
    ];
    await office.save(officeStaff, { save: rows });
    const answered = await postSignIn(office.app, { username: "hall1", password: "lotus flower" });
    expect(answered.statusCode).toBe(200);
    const { id, revision } = await member("hall2");
    await office.save(officeStaff, { save: [{ id, revision, mayLogIn: true }] });
    expect(
      (await postSignIn(office.app, { username: "hall2", password: "water lily" })).statusCode,
    ).toBe(200);
  });

  test("gets another password, and the old one stops working", async () => {
    const { id, revision } = await member("noi1");
    const { saved } = await office.save(officeStaff, {
      save: [{ id, revision, password: "water lily" }],
    });
    expect(saved).toMatchObject([{ revision: revision + 1 }]);
    expect(
      (await postSignIn(office.app, { username: "noi1", password: "lotus flower" })).statusCode,
    ).toBe(401);
    expect(
      (await postSignIn(office.app, { username: "noi1", password: "water lily" })).statusCode,
    ).toBe(200);
  });

  test("gets other rights, which apply from the next call on", async () => {
    const { id, revision } = await member("waiter");
    await office.save(officeStaff, { save: [{ id, revision, permissions: ["admin"] }] });
    const waiter = await signInAs(office.app, "waiter");
    expect(waiter.user.permissions).toEqual(["admin"]);
    await office.save(officeStaff, { save: [{ id, revision: revision + 1, permissions: [] }] });
  });

  test.each([
    [{ username: "admin" }, "username", "taken"],
    [{ username: "harbour" }, "username", "taken"],
    [{ username: "no spaces" }, "username", "not-a-username"],
    [{ ref: "10" }, "ref", "taken"],
    [{ ref: "123456" }, "ref", "too-long"],
    [{ firstName: "" }, "firstName", "required"],
    [{ userGroup: 999 }, "userGroup", "not-found"],
    [{ permissions: ["admin", "admin"] }, "permissions", "repeated"],
    [{ permissions: ["everything"] }, "permissions", "invalid"],
    [{ mayLogIn: true }, "password", "required"],
  ])("with %j is refused for the %s", async (changes, field, code) => {
    const { fields } = await office.refused(officeStaff, {
      save: [aPerson("other", changes)],
    });
    expect(fields?.map((one) => [one.row, one.field.split(".")[0], one.code])).toContainEqual([
      0,
      field,
      code,
    ]);
  });

  test("has an ID and a name that are unique in the call", async () => {
    const { fields } = await office.refused(officeStaff, {
      save: [aPerson("twin", { ref: "a1" }), aPerson("twin", { ref: "A1" })],
    });
    expect(fields?.map(({ row, field }) => [row, field])).toEqual([
      [1, "ref"],
      [1, "username"],
    ]);
  });

  test("keeps an ID from before that looks like another one, and nobody gets a third one", async () => {
    const [plain, other] = (
      await office.save(officeStaff, {
        save: [aPerson("plain", { ref: "90" }), aPerson("wide", { ref: "91" })],
      })
    ).saved;
    // An earlier release accepted it.
    const ref = "９０";
    const database = office.app.database();
    const wide = database.selectFrom("staff").select("id").where("username", "=", "wide");
    await database.updateTable("staff").set({ ref }).where("username", "=", "wide").execute();
    await database.updateTable("staff_location").set({ ref }).where("staff", "in", wide).execute();
    const { saved } = await office.save(officeStaff, {
      save: [
        { id: plain?.id, revision: 1, lastName: "A" },
        { id: other?.id, revision: 1, lastName: "B", ref },
      ],
    });
    expect(saved).toMatchObject([{ ref: "90" }, { ref }]);
    for (const row of [
      aPerson("third", { ref: " ９0" }),
      { id: other?.id, revision: 2, ref: "90" },
    ]) {
      const { fields } = await office.refused(officeStaff, { save: [row] });
      expect(fields).toMatchObject([{ row: 0, field: "ref", code: "taken" }]);
    }
  });

  test("cannot get an ID that looks like that of a later row of the call", async () => {
    const { saved } = await office.save(officeStaff, { save: [aPerson("later", { ref: "92" })] });
    const { fields } = await office.refused(officeStaff, {
      save: [
        aPerson("first", { ref: "９２" }),
        { id: saved[0]?.id, revision: 1, lastName: "unchanged" },
      ],
    });
    expect(fields).toMatchObject([{ row: 0, field: "ref", code: "taken" }]);
  });

  test("that left frees the staff ID", async () => {
    const { saved } = await office.save(officeStaff, { save: [aPerson("leaver", { ref: "77" })] });
    await office.save(officeStaff, { retire: [{ id: saved[0]?.id, revision: 1 }] });
    const next = await office.save(officeStaff, { save: [aPerson("comer", { ref: "77" })] });
    expect(next.saved).toMatchObject([{ ref: "77" }]);
    const left = (await office.list(officeStaff, true)).find(({ id }) => id === saved[0]?.id);
    expect(left?.ref).toMatch(/^77#/);
    expect(await findLooseReferences(office.app.database())).toEqual([]);
  });

  test("has the same staff ID at every location, even when two swap theirs", async () => {
    const workplaces = async (username: string) => {
      const rows = office.app
        .database()
        .selectFrom("staff_location")
        .innerJoin("staff", "staff.id", "staff_location.staff")
        .select(["staff_location.location", "staff_location.ref"])
        .where("username", "=", username);
      return (await rows.orderBy("staff_location.location").execute()).map(({ location, ref }) => [
        location,
        ref,
      ]);
    };
    const [admin, waiter] = [await member("admin"), await member("waiter")];
    const both = await workplaces("admin");
    expect(both.length).toBeGreaterThan(1);
    const { saved } = await office.save(officeStaff, {
      save: [
        { id: admin.id, revision: admin.revision, ref: waiter.ref },
        { id: waiter.id, revision: waiter.revision, ref: admin.ref },
      ],
    });
    expect(await workplaces("admin")).toEqual(both.map(([location]) => [location, waiter.ref]));
    expect(await workplaces("waiter")).toEqual([[1, admin.ref]]);
    const [adminNow, waiterNow] = saved;
    await office.save(officeStaff, {
      save: [
        { id: admin.id, revision: adminNow?.revision ?? 0, ref: admin.ref },
        { id: waiter.id, revision: waiterNow?.revision ?? 0, ref: waiter.ref },
      ],
    });
    expect(await workplaces("admin")).toEqual(both);
  });

  test("of another location is not found", async () => {
    const there = await office.app
      .database()
      .selectFrom("staff")
      .select("id")
      .where("username", "=", "harbour")
      .executeTakeFirstOrThrow();
    const refused = await office.refused(officeStaff, {
      save: [{ id: there.id, revision: 1, firstName: "Mine" }],
    });
    expect(refused.status).toBe(404);
  });
});

describe("the office", () => {
  test("cannot lock out its own user", async () => {
    const { id, revision } = await member("admin");
    const { saved } = await office.save(officeStaff, {
      save: [aPerson("boss", { permissions: ["admin"], mayLogIn: true, password: "second key" })],
    });
    const change = { id, revision, permissions: [] };
    const refused = await office.refused(officeStaff, { save: [change] });
    expect(refused).toMatchObject({ status: 409, code: "retire-yourself" });
    const retired = await office.refused(officeStaff, { retire: [{ id, revision }] });
    expect(retired.code).toBe("retire-yourself");
    await office.save(officeStaff, { retire: [{ id: saved[0]?.id, revision: 1 }] });
  });

  test("never loses its last admin", async () => {
    const { id, revision } = await member("admin");
    const refused = await office.refused(officeStaff, { retire: [{ id, revision }] });
    expect(refused).toMatchObject({ status: 409, code: "last-admin" });
  });
});
