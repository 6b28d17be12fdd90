import { randomBytes } from "node:crypto";

import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { commandRunner } from "#journal/command.ts";
import { announceToServers } from "#live/announce-to-servers.ts";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { testPasswords } from "../../testing/test-database.ts";
import { postSignIn } from "../../testing/test-till.ts";
import { findAllLocations } from "../venue/index.ts";
import { replacePassword } from "./replace-password.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function replace(username: string, password: string, meanwhile = async () => {}) {
  const database = app.database();
  const clock = () => instant(app.now());
  const announcements = announceToServers({ database, databaseUrl: app.databaseUrl });
  const command = commandRunner({
    database,
    clock,
    randomBytes,
    shapes: {},
    announcements,
    keepInStep: async () => {},
  });
  const passwordHash = await testPasswords.hash(password);
  const locations = (await findAllLocations(database)).map(({ id }) => id);
  const late: typeof command = async (request, useCase) => {
    await meanwhile();
    return command(request, useCase);
  };
  return await replacePassword(database, late, { locations, username, passwordHash });
}

const status = async (username: string, password: string) =>
  (await postSignIn(app, { username, password })).statusCode;

describe("a password that is replaced from the command line", () => {
  test("is the only one the manager can sign in with", async () => {
    const password = randomBytes(8).toString("hex");
    expect(await status("admin", "demo")).toBe(200);
    expect(await replace(" Admin ", password)).toBe("replaced");
    expect(await status("admin", password)).toBe(200);
    expect(await status("admin", "demo")).toBe(401);
  });

  test("works for users of another location too", async () => {
    expect(await replace("harbour", "harbour key")).toBe("replaced");
    expect(await status("harbour", "harbour key")).toBe(200);
  });

  test("is not replaced if the same user has just been changed", async () => {
    const refused = await replace("waiter", "a waiter's key", async () => {
      await app
        .database()
        .updateTable("staff")
        .set((eb) => ({ revision: eb("revision", "+", 1) }))
        .where("username", "=", "waiter")
        .execute();
    });
    expect(refused).toMatchObject({ refusal: "changed-meanwhile" });
    expect(await status("waiter", "demo")).toBe(200);
  });

  test("is refused for an unknown username", async () => {
    expect(await replace("nobody", "a key")).toBeNull();
  });
});
