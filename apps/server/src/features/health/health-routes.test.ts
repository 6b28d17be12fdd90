import { callTarget } from "@comanda/contract/call";
import { readHealth } from "@comanda/contract/health";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { replyOf } from "../../testing/test-till.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("a monitor that wants no body gets the same status", async () => {
  const url = callTarget(readHealth);
  const ask = (method: "GET" | "HEAD") => app.app().inject({ method, url });
  expect(replyOf(readHealth, await ask("GET")).status).toBe("ok");
  const { statusCode, body } = await ask("HEAD");
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: "" });
});
