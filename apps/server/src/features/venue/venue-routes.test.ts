import { languages } from "@comanda/domain/venue/settings";
import { listSettings } from "@comanda/contract/settings";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { replyOf } from "../../testing/test-till.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("the sign-in screen gets the languages and the venue's name without a session", async () => {
  const response = await app.app().inject({ url: "/api/setting/list" });
  expect(replyOf(listSettings, response)).toEqual({
    venueName: "Lotus House",
    language: "en_US",
    allowedLanguages: [...languages],
  });
});

test("an invalid setting is an error, with an id that finds it in the log", async () => {
  await app
    .database()
    .updateTable("setting")
    .set({ value: '"klingon"' })
    .where("name", "=", "language")
    .execute();
  const response = await app.app().inject({ url: "/api/setting/list" });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({
    code: "fault",
    about: { reference: response.headers["x-request-id"] },
  });
});
