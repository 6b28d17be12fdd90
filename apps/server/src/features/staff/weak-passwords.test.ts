import { randomUUID } from "node:crypto";

import { officeStaff } from "@comanda/contract/office-staff";
import { importSetup } from "@comanda/contract/office-setup";
import { fieldErrorMessages } from "@comanda/contract/field-messages";
import { addStaff } from "@comanda/contract/staff";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { postFirstVenue, firstVenue, startEmptyApp } from "../../testing/test-first-venue.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, postSignIn } from "../../testing/test-till.ts";
import { loadCommonPasswords } from "./password-surroundings.ts";

const username = "receptionist";

const weak = ["a", "demo", "password", "Sunshine", "12345678", "lotus-house", "Receptionist"];
const strong = "quiet river 7";

let office: Office;
let userGroup = 0;
let added = 0;
beforeAll(async () => {
  office = await startOffice();
  const [somebody] = await office.list(officeStaff);
  userGroup = somebody?.userGroup ?? 0;
});
afterAll(() => office.app.close());

const person = (password: string) => {
  added += 1;
  return { username, ref: `W${added}`, firstName: "Lek", userGroup, mayLogIn: true, password };
};

describe.each(weak)("the password %s", (password) => {
  test("is refused in the office, for new and existing staff", async () => {
    const problem = { row: 0, field: "password", code: "weak-password" };
    const refused = await office.refused(officeStaff, { save: [person(password)] });
    expect(refused.fields).toMatchObject([problem]);
    // A password is never returned, not even to the user who typed it.
    expect(refused.fields?.[0]).not.toHaveProperty("value");
    const [{ id, revision } = { id: 0, revision: 0 }] = await office.list(officeStaff);
    const row = { id, revision, username, password };
    expect((await office.refused(officeStaff, { save: [row] })).fields).toMatchObject([problem]);
  });

  test("is refused in the till's own form", async () => {
    const body = { ...person(password), lastName: "Dee", authPermitted: true };
    const { mayLogIn: _mayLogIn, ...form } = { ...body, subRoles: ["order-taker"] };
    const answer = await callAs(office.app, office.cashier, addStaff, {
      body: form,
      idempotencyKey: randomUUID(),
    });
    const error = fieldErrorMessages["weak-password"];
    expect(errorOf(answer).fields).toContainEqual({ field: "password", error });
  });

  test("is refused for the first manager of a venue", async () => {
    const app = await startEmptyApp();
    const admin = { ...firstVenue.admin, username, password };
    const answer = await postFirstVenue(app, { venueName: "Lotus House", admin });
    expect(errorOf(answer).fields).toMatchObject([
      { field: "admin.password", code: "weak-password" },
    ]);
    await app.close();
  });
});

test("a set-up file never sets a password", async () => {
  const yaml = `staff:\n  - username: lek\n    ref: "77"\n    firstName: Lek\n    password: demo\n`;
  const answer = await callAs(office.app, office.admin, importSetup, {
    body: { yaml },
    idempotencyKey: randomUUID(),
  });
  expect(errorOf(answer).fields).toMatchObject([{ field: "password", code: "no-such-field" }]);
});

test("a long password of any characters is accepted unchanged", async () => {
  const password = `${"ป".repeat(200)} river`;
  await office.save(officeStaff, { save: [person(password)] });
  const signIn = async (typed: string) =>
    (await postSignIn(office.app, { username, password: typed })).statusCode;
  expect(await signIn(password)).toBe(200);
  expect(await signIn(password.slice(0, -1))).toBe(401);
  expect((await loadCommonPasswords())(strong)).toBe(false);
});

test("thousands of passwords of eight characters or more are known as common", async () => {
  const isCommon = await loadCommonPasswords();
  const common = ["password", "baseball", "1qaz2wsx", "iloveyou", "administrator", "changeme"];
  expect(common.filter((password) => !isCommon(password))).toEqual([]);
});
