import { randomBytes } from "node:crypto";

import { randomUUID } from "node:crypto";

import {
  addStaffToLocation,
  removeStaffFromLocation,
  listColleagues,
} from "@comanda/contract/office-colleague";
import { importSetup } from "@comanda/contract/office-setup";
import { officeStaff } from "@comanda/contract/office-staff";
import { listMenu } from "@comanda/contract/menu";
import { signIn } from "@comanda/contract/sign-in";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { commandRunner } from "#journal/command.ts";
import { announceToServers } from "#live/announce-to-servers.ts";

import { readTables, rebuild, type TableContents } from "../../testing/rebuild-from-journal.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase, testPasswords } from "../../testing/test-database.ts";
import { findMember, startOffice, type Office } from "../../testing/test-office.ts";
import { watch } from "../../testing/test-stream.ts";
import {
  callAs,
  errorOf,
  postSignIn,
  replyOf,
  signInAs,
  type SignedIn,
} from "../../testing/test-till.ts";
import { replacePassword } from "../office-staff/index.ts";
import { findAllLocations } from "../venue/index.ts";

const newPassword = "quiet river 7";

let app: TestApp;
let office: Office;
let fresh: TableContents;
/** A user with their own till, added for each test. */
let username: string;
let userTill: SignedIn;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  await app.app().listen({ host: "127.0.0.1", port: 0 });
  fresh = await readTables(app.database());
  office = await startOffice(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  username = `lost${count}`;
  const [somebody] = await office.list(officeStaff);
  const staff = { firstName: "Lek", mayLogIn: true, userGroup: somebody?.userGroup };
  const row = { ...staff, username, ref: `L${count}`, password: newPassword };
  await office.save(officeStaff, { save: [row] });
  userTill = await signInUser();
});

const signInUser = async (password = newPassword): Promise<SignedIn> =>
  replyOf(signIn, await postSignIn(app, { username, password }));

async function record() {
  const { id, revision } = await findMember(office, username);
  return { id, revision };
}
const change = async (changes: object) =>
  office.save(officeStaff, { save: [{ ...(await record()), ...changes }] });

async function codeOf(user: SignedIn): Promise<string> {
  const response = await callAs(app, user, listMenu);
  return response.statusCode === 200 ? "ok" : errorOf(response).code;
}

async function replaceByCommand(): Promise<void> {
  const database = app.database();
  const announcements = announceToServers({ database, databaseUrl: app.databaseUrl });
  const clock = () => instant(app.now());
  const command = commandRunner({
    database,
    clock,
    randomBytes,
    shapes: {},
    announcements,
    keepInStep: async () => {},
  });
  const locations = (await findAllLocations(database)).map(({ id }) => id);
  const passwordHash = await testPasswords.hash("another river 8");
  await replacePassword(database, command, { locations, username, passwordHash });
}

const importFile = (yaml: string) =>
  callAs(app, office.admin, importSetup, { body: { yaml }, idempotencyKey: randomUUID() });

const revokingActions: Readonly<Record<string, () => Promise<unknown>>> = {
  "a new password in the office": () => change({ password: "another river 8" }),
  "the same password once more": () => change({ password: newPassword }),
  "a new username": () => change({ username: `${username}x` }),
  "logging in forbidden in the office": () => change({ mayLogIn: false }),
  "logging in forbidden by a set-up file": () =>
    importFile(`staff:\n  - username: ${username}\n    mayLogIn: false\n`),
  "being retired": async () => office.save(officeStaff, { retire: [await record()] }),
  "a new password by a program on the server": replaceByCommand,
};

describe.each(Object.entries(revokingActions))("%s", (_, happen) => {
  test("ends every session of that user, and of no other", async () => {
    const other = await signInUser();
    await happen();
    expect([await codeOf(userTill), await codeOf(other)]).toEqual([
      "not-signed-in",
      "not-signed-in",
    ]);
    expect(await codeOf(office.admin)).toBe("ok");
    expect(await codeOf(office.waiter)).toBe("ok");
  });
});

const passwordActions = Object.entries(revokingActions).filter(([name]) =>
  name.startsWith("a new password"),
);

test.each(passwordActions)("a live stream is cut within a second of %s", async (_, happen) => {
  const stream = await watch(app, userTill, { lastPing: 0 });
  expect(stream.status).toBe(200);
  await happen();
  const doneAt = performance.now();
  await stream.ended;
  expect(performance.now() - doneAt).toBeLessThan(1000);
});

test("an ended session stays ended when the user may sign in again", async () => {
  await change({ mayLogIn: false });
  await change({ mayLogIn: true });
  expect(await codeOf(userTill)).toBe("not-signed-in");
  const { id, revision } = await record();
  await office.save(officeStaff, { retire: [{ id, revision }] });
  const retired = (await office.list(officeStaff, true)).find((one) => one.id === id);
  await office.save(officeStaff, { save: [{ id, revision: retired?.revision }] });
  expect(await codeOf(userTill)).toBe("not-signed-in");
  expect(await codeOf(await signInUser())).toBe("ok");
});

test("other changes end no session", async () => {
  await change({ lastName: "Somsri", permissions: ["close_bill"] });
  expect(await codeOf(userTill)).toBe("ok");
});

test("staff who are removed from a location are signed out, even if they return", async () => {
  const hotel = await signInAs(app, "harbour");
  const list = replyOf(listColleagues, await callAs(app, office.admin, listColleagues));
  const found = list.find(({ id }) => id === hotel.user.id);
  const params = { id: hotel.user.id };
  const bring = async () =>
    callAs(app, office.admin, addStaffToLocation, {
      params,
      body: { revision: found?.revision, userGroup: found?.userGroup, station: null },
      idempotencyKey: randomUUID(),
    });
  expect((await bring()).statusCode).toBe(200);
  const here = await signInAs(app, "harbour");
  expect(await codeOf(here)).toBe("ok");
  await callAs(app, office.admin, removeStaffFromLocation, {
    params,
    idempotencyKey: randomUUID(),
  });
  expect(await codeOf(here)).toBe("not-signed-in");
  expect((await bring()).statusCode).toBe(200);
  expect(await codeOf(here)).toBe("not-signed-in");
  await callAs(app, office.admin, removeStaffFromLocation, {
    params,
    idempotencyKey: randomUUID(),
  });
});

test("no session starts with a password that is replaced during its check", async () => {
  const slow = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const passwords: typeof testPasswords = {
    ...testPasswords,
    verify: async (...given) => {
      const isRight = await testPasswords.verify(...given);
      asked.resolve();
      await slow.promise;
      return isRight;
    },
  };
  const held = await startTestApp(undefined, openTestDatabase, undefined, passwords);
  const answer = postSignIn(held, { username: "waiter", password: "demo" });
  await asked.promise;
  await held
    .database()
    .updateTable("staff")
    .set({ password_hash: await testPasswords.hash("another river 8") })
    .where("username", "=", "waiter")
    .execute();
  slow.resolve();
  expect(errorOf(await answer).code).toBe("credentials-wrong");
  const sessions = await held.database().selectFrom("session").select("id").execute();
  expect(sessions).toEqual([]);
  await held.close();
});

test("the journals record which user ended which session", async () => {
  const database = app.database();
  await change({ password: "another river 8" });
  const event = await database
    .selectFrom("sign_in_event")
    .select(["kind", "staff"])
    .where("session", "=", userTill.token.session)
    .where("kind", "=", "signed-out")
    .executeTakeFirstOrThrow();
  expect(event.staff).toBe(userTill.user.id);
  const row = await database
    .selectFrom("journal")
    .select(["action", "staff"])
    .orderBy("location")
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ action: "office-staff-save", staff: office.admin.user.id });
  expect(await rebuild(database, fresh)).toEqual(await readTables(database));
});
