import { randomUUID } from "node:crypto";

import { addStaff, listStaff, listUserGroups } from "@comanda/contract/staff";
import { sendPing } from "@comanda/contract/ping";
import type { StaffId } from "@comanda/domain/id";
import { rate, type Rate } from "@comanda/domain/money/rate";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { readRows } from "../../testing/read-schema.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import {
  callAs,
  errorOf,
  postSignIn,
  replyOf,
  signInAs,
  type SignedIn,
} from "../../testing/test-till.ts";

let app: TestApp;
let cashier: SignedIn;
let waiter: SignedIn;
let service: number;
let management: number;

beforeAll(async () => {
  app = await startTestApp();
  cashier = await signInAs(app, "cashier");
  waiter = await signInAs(app, "waiter");
  const groups = replyOf(listUserGroups, await callAs(app, waiter, listUserGroups));
  service = groups.find(({ kind }) => kind === "service")?.id ?? 0;
  management = groups.find(({ kind }) => kind === "management")?.id ?? 0;
});
afterAll(() => app.close());

let people = 0;

const newStaffMember = (changes: object = {}) => {
  people += 1;
  return {
    username: `new-${people}`,
    password: "jasmine rice",
    ref: `N${people}`,
    userGroup: service,
    firstName: "Kanya",
    lastName: "Sri",
    authPermitted: true,
    subRoles: ["order-taker"],
    ...changes,
  };
};

const add = (body: object, as: SignedIn = cashier, idempotencyKey: string = randomUUID()) =>
  callAs(app, as, addStaff, { body, idempotencyKey });

const staffOf = async (as: SignedIn) => replyOf(listStaff, await callAs(app, as, listStaff));

const storedStaff = (id: StaffId) =>
  app.database().selectFrom("staff").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("new staff", () => {
  test("appear on every till and in the list, and can sign in", async () => {
    const person = newStaffMember({
      username: " Kanya.S ",
      subRoles: ["other-staff", "order-taker"],
    });
    const reply = replyOf(addStaff, await add(person));
    const shown = {
      id: reply.id,
      ref: person.ref,
      username: "kanya.s",
      firstName: "Kanya",
      lastName: "Sri",
      userGroup: service,
      role: 3,
      subRoles: ["order-taker", "other-staff"],
      location: null,
      station: null,
      isDeleted: false,
    };
    expect(reply.insert).toEqual({ staff: [shown] });
    expect(await staffOf(waiter)).toContainEqual(shown);
    const body = { username: "kanya.s", password: "jasmine rice" };
    expect((await postSignIn(app, body)).json()).toMatchObject({
      user: { permissions: [], subLocations: cashier.user.subLocations.slice(0, 1) },
    });
  });

  test("get staff rights only, regardless of the caller and the request", async () => {
    const admin = await signInAs(app, "admin");
    const { id } = replyOf(addStaff, await add(newStaffMember(), admin));
    expect(await storedStaff(id)).toMatchObject({ role: "staff", permissions: "[]" });
    for (const more of [{ role: 1 }, { permissions: ["admin"] }, { subLocations: [2] }]) {
      expect(errorOf(await add(newStaffMember(more)))).toMatchObject({ status: 400 });
    }
    expect(errorOf(await add(newStaffMember({ subRoles: ["admin"] })))).toMatchObject({
      status: 400,
      fields: [{ field: "subRoles", error: "subRoles is invalid" }],
    });
    expect(errorOf(await add(newStaffMember({ userGroup: management })))).toMatchObject({
      status: 400,
      fields: [{ field: "userGroup", error: "userGroup is invalid" }],
    });
  });

  test("cannot be in a group with a right or a discount that the user who adds them lacks", async () => {
    const groups = app.database().updateTable("user_group").where("name", "=", "Therapists");
    const therapists = async (given: { permissions: string; discount_limit?: Rate | null }) => {
      const { id } = await groups.set(given).returning("id").executeTakeFirstOrThrow();
      return add(newStaffMember({ userGroup: id }));
    };
    const ofCashiers = app.database().updateTable("user_group").where("kind", "=", "cashier");
    await ofCashiers.set({ discount_limit: rate(20_00) }).execute();
    const asked = [
      await therapists({ permissions: '["admin","void_bill"]' }),
      await therapists({ permissions: '["give_discount"]', discount_limit: null }),
      await therapists({ permissions: '["give_discount"]', discount_limit: rate(20_00) }),
    ];
    await therapists({ permissions: "[]", discount_limit: null });
    await ofCashiers.set({ discount_limit: null }).execute();
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([400, 400, 200]);
    const [office] = asked;
    expect(office === undefined ? null : errorOf(office)).toMatchObject({
      fields: [{ field: "userGroup", error: "userGroup is invalid" }],
    });
  });

  test("are refused field by field for missing values", async () => {
    const empty = { username: "", password: " ", ref: "", firstName: "", lastName: "" };
    const refused = errorOf(await add(newStaffMember({ ...empty, userGroup: null, subRoles: [] })));
    expect(refused).toMatchObject({ status: 400, code: "invalid-request" });
    expect(refused.fields).toEqual(
      ["username", "password", "ref", "userGroup", "firstName", "lastName", "subRoles"].map(
        (field) => ({ field, error: `${field} can not empty` }),
      ),
    );
  });

  test.each([
    [
      { username: "Hồng Nhung" },
      "username",
      "username: please use only the letters a to z, digits and . _ @ - and begin with a letter or a digit",
    ],
    [{ ref: "123456" }, "ref", "ref can have at most 5 characters"],
    [
      { lastName: "4111 1111 1111 1111" },
      "lastName",
      "Please do not enter a card number in lastName",
    ],
  ])("with %j is refused", async (changes, field, error) => {
    expect(errorOf(await add(newStaffMember(changes)))).toMatchObject({
      status: 400,
      fields: [{ field, error }],
    });
  });

  test("without the right to sign in need no password", async () => {
    const person = newStaffMember({ authPermitted: false, password: "" });
    const { id } = replyOf(addStaff, await add(person));
    expect(await storedStaff(id)).toMatchObject({ password_hash: null, may_log_in: 0 });
  });

  test("are added once, however often the request arrives", async () => {
    const person = newStaffMember();
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => add(person, cashier, key)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect((await staffOf(cashier)).filter(({ ref }) => ref === person.ref)).toHaveLength(1);
  });

  test("require the permission, and are refused if a local server manages the staff", async () => {
    expect(errorOf(await add(newStaffMember(), waiter))).toMatchObject({
      message: "Permission denied",
    });
    const location = (uses_local_server: 0 | 1) =>
      app.database().updateTable("location").set({ uses_local_server }).execute();
    await location(1);
    expect(errorOf(await add(newStaffMember()))).toMatchObject({ code: "permission-denied" });
    await location(0);
    expect((await add(newStaffMember())).statusCode).toBe(200);
  });
});

describe("a staff ID", () => {
  test("is unique at the location, ignoring case", async () => {
    const refused = errorOf(await add(newStaffMember({ ref: "20" })));
    expect(refused).toMatchObject({
      status: 400,
      code: "staff-id-used",
      message: "Staff Id used in location",
      fields: [{ field: "ref", error: "Staff Id used in location" }],
    });
    await add(newStaffMember({ ref: "b7" }));
    expect(errorOf(await add(newStaffMember({ ref: "B7" })))).toMatchObject({
      code: "staff-id-used",
    });
  });

  test("goes to one of two staff added at once", async () => {
    const both = await Promise.all([
      add(newStaffMember({ ref: "88" })),
      add(newStaffMember({ ref: "88" })),
    ]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
  });

  test("can be used at another location too", async () => {
    const harbour = await signInAs(app, "harbour");
    expect((await add(newStaffMember({ ref: "20" }), harbour)).statusCode).toBe(200);
    expect((await staffOf(cashier)).filter(({ ref }) => ref === "20")).toHaveLength(1);
  });

  test("is free once its holder has left, whom old bills still name", async () => {
    const { id } = replyOf(addStaff, await add(newStaffMember({ ref: "77" })));
    const leave = { deleted_at: instant(app.now()) };
    await app.database().updateTable("staff").set(leave).where("id", "=", id).execute();
    const next = replyOf(addStaff, await add(newStaffMember({ ref: "77" })));
    const left = `77#${String(id).padStart(5, "0")}`;
    expect(next.update["staff"]).toEqual([{ id, changes: { ref: { old: "77", new: left } } }]);
    expect(await staffOf(cashier)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, ref: left, isDeleted: true }),
        expect.objectContaining({ id: next.id, ref: "77", isDeleted: false }),
      ]),
    );
  });
});

describe("a username", () => {
  test("is unique across all locations, however it is typed", async () => {
    const harbour = await signInAs(app, "harbour");
    const both = await Promise.all([
      add(newStaffMember({ username: "twice" })),
      add(newStaffMember({ username: "TWICE" }), harbour),
    ]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
    expect(errorOf(await add(newStaffMember({ username: "admin" })))).toMatchObject({
      status: 400,
      code: "username-used",
      fields: [{ field: "username", error: "This username is already in use" }],
    });
  });
});

test("a password is stored only as its hash", async () => {
  const head = replyOf(sendPing, await callAs(app, cashier, sendPing, { body: { lastPing: 0 } }));
  const { id } = replyOf(addStaff, await add(newStaffMember({ password: "only-in-its-hash" })));
  const { password_hash: hash } = await storedStaff(id);
  expect(hash).toMatch(/^\$argon2id\$/);
  const database = app.database();
  const { journal, written_reply: replies } = await readRows(database);
  expect(JSON.stringify(journal)).toMatch(/password_hash\\+":null/);
  const kept = [
    journal,
    replies,
    await staffOf(cashier),
    replyOf(sendPing, await callAs(app, cashier, sendPing, { body: { lastPing: head.ping } })),
  ];
  expect(JSON.stringify(kept)).not.toMatch(/argon2|only-in-its-hash/);
});
