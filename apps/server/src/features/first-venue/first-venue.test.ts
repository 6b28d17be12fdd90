import { readFirstVenue } from "@comanda/contract/first-venue";
import { listMenu } from "@comanda/contract/menu";
import { officeLocation } from "@comanda/contract/office-venue";
import {
  officeCurrency,
  officeExpenseCategory,
  officePayType,
} from "@comanda/contract/office-selling";
import { listSettings } from "@comanda/contract/settings";
import { callTarget, type Call } from "@comanda/contract/call";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { TestApp } from "../../testing/test-app.ts";
import { startTestApp } from "../../testing/test-app.ts";
import {
  firstVenue,
  postFirstVenue,
  startEmptyApp,
  startFirstVenue,
} from "../../testing/test-first-venue.ts";
import { callAs, errorOf, postSignIn, replyOf } from "../../testing/test-till.ts";

const ask = ({ app }: TestApp, call: Call) =>
  app().inject({ method: call.method, url: callTarget(call) });

describe("a server without users", () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startEmptyApp();
  });
  afterEach(() => app.close());

  test("reports it, and offers every language", async () => {
    expect(replyOf(readFirstVenue, await ask(app, readFirstVenue))).toEqual({
      isEmpty: true,
      hasDemoPasswords: false,
    });
    const { allowedLanguages } = replyOf(listSettings, await ask(app, listSettings));
    expect(allowedLanguages).toHaveLength(4);
  });

  test.each([
    [{ venueName: " " }, "venueName", "required"],
    [{ station: "" }, "station", "required"],
    [{ timeZone: "Mars/Base" }, "timeZone", "invalid"],
    [{ currency: { ...firstVenue.currency, code: "Peso" } }, "currency.code", "too-long"],
    [{ currency: { ...firstVenue.currency, coins: [1, 1] } }, "currency.coins", "repeated"],
    [{ admin: { ...firstVenue.admin, username: "A B" } }, "admin.username", "invalid"],
    [{ admin: { ...firstVenue.admin, password: " " } }, "admin.password", "required"],
  ])("creates no venue with %j, because of the %s", async (changes, field, code) => {
    const { fields } = errorOf(await postFirstVenue(app, changes));
    expect(fields).toMatchObject([{ field, code }]);
    expect(replyOf(readFirstVenue, await ask(app, readFirstVenue))).toMatchObject({
      isEmpty: true,
    });
  });

  test("creates one venue for two concurrent requests", async () => {
    const answers = await Promise.all([postFirstVenue(app), postFirstVenue(app)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe("the first venue", () => {
  test("has the required basics, and its manager can sign in", async () => {
    const { app, admin } = await startFirstVenue();
    expect(admin.user.permissions).toContain("admin");
    expect(admin.stations).toMatchObject([{ name: "Bar", isSalePoint: true }]);
    const list = async <C extends Call>(call: C) => replyOf(call, await callAs(app, admin, call));
    expect(await list(officeLocation.list)).toMatchObject([
      { name: "Corner Bar", timeZone: "Asia/Manila" },
    ]);
    expect(await list(officeCurrency.list)).toMatchObject([{ code: "PHP", coins: [1_00, 5_00] }]);
    expect((await list(officePayType.list)).map(({ indexNumber }) => indexNumber)).toEqual([
      100, 400, 700, 800, 1100,
    ]);
    const categories = await list(officeExpenseCategory.list);
    expect(categories.map(({ type }) => type).toSorted()).toEqual(["money-in", "system"]);
    expect((await list(listMenu)).articles).toEqual([]);
    expect(errorOf(await postFirstVenue(app))).toMatchObject({ status: 409, code: "venue-exists" });
    await app.close();
  });

  test("is refused on a server with users", async () => {
    const app = await startTestApp();
    expect(replyOf(readFirstVenue, await ask(app, readFirstVenue))).toEqual({
      isEmpty: false,
      hasDemoPasswords: true,
    });
    expect(errorOf(await postFirstVenue(app)).code).toBe("venue-exists");
    expect((await postSignIn(app, { username: "admin", password: "first key" })).statusCode).toBe(
      401,
    );
    await app.close();
  });
});
