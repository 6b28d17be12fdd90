import { callTarget, type Call } from "@comanda/contract/call";
import { calls } from "@comanda/contract/calls";
import { readHealth } from "@comanda/contract/health";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { matchesSchema } from "#database/portable-columns.ts";

import { startTestApp, type TestApp } from "./testing/test-app.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "./testing/test-till.ts";

let app: TestApp;
let harbour: SignedIn;
/** Has every permission, so that no request is refused before it is read. */
let admin: SignedIn;
/** Has no permission at all. */
let waiter: SignedIn;
let lotus: number;
beforeAll(async () => {
  app = await startTestApp();
  harbour = await signInAs(app, "harbour");
  admin = await signInAs(app, "admin");
  waiter = await signInAs(app, "waiter");
  lotus = waiter.user.subLocations[0] ?? 0;
});
afterAll(() => app.close());

const everyCall: readonly Call[] = calls;
const signed = everyCall.filter(({ permission }) => permission !== "public");
const guarded = signed.filter(({ permission }) => permission !== "session");
const withBody = everyCall.filter(({ body }) => body !== undefined);

/** A value for every placeholder; no record has this id. */
const nowhere = 999_999;
const placeholders =
  "id mode merged station product staff countedTotal kind list name by key call".split(" ");
const params = { ...filledIn(nowhere), text: "x", hash: "0".repeat(32) };

function filledIn<Value>(value: Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(placeholders.map((placeholder) => [placeholder, value]));
}

const name = "$method $path";

describe("every call", () => {
  test.each(signed)(`${name} without a session: 401`, async (call) => {
    const response = await app
      .app()
      .inject({ method: call.method, url: callTarget(call, { params }) });
    expect(errorOf(response)).toMatchObject({ status: 401, code: "token-missing" });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test.each(guarded)(`${name} without its permission: 403`, async (call) => {
    const response = await callAs(app, waiter, call, { params });
    expect(errorOf(response)).toEqual({
      status: 403,
      code: "permission-denied",
      message: "Permission denied",
      isRule: true,
    });
  });

  test.each(signed)(`${name} about another location: 404`, async (call) => {
    const response = await callAs(app, harbour, call, { params, location: lotus });
    expect(errorOf(response)).toMatchObject({ status: 404, about: { entity: "Location" } });
  });

  test.each(withBody)(`${name} with a broken body: 400`, async (call) => {
    const broken: readonly unknown[] = [null, [], "text", 7];
    // Some bodies need no field.
    const needsFields = call.body !== undefined && !matchesSchema(call.body, {});
    const bodies = needsFields ? [...broken, {}, { constructor: 1 }] : broken;
    const responses = await Promise.all(
      bodies.map((body) => callAs(app, admin, call, { params, body })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(bodies.map(() => 400));
  });

  test.each(everyCall)(`${name} with nonsense never fails internally`, async (call) => {
    const ids = ["0", "-1", "1.5", "1e9", "%F0%9F%8D%BA", "a".repeat(90), "9".repeat(30)];
    const responses = await Promise.all(
      ids.map((id) =>
        callAs(app, admin, call, { params: { ...filledIn(id), text: id, hash: id }, body: {} }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  });
});

test("anyone can read the server's health", async () => {
  const response = await app.app().inject({ url: callTarget(readHealth) });
  expect(replyOf(readHealth, response)).toEqual({
    status: "ok",
    serverTimeMs: app.now(),
    areRowsMissing: false,
  });
});

describe("an unknown address", () => {
  test.each(["/api", "/api/", "/api/nothing", "/api/auth", "/api/Auth", "/api/product/list/"])(
    "below /api gets a JSON reply: %s",
    async (url) => {
      expect(errorOf(await app.app().inject({ url }))).toEqual({
        status: 404,
        code: "path-not-found",
        message: "There is nothing at this address",
      });
    },
  );

  test("that cannot be decoded is refused", async () => {
    expect(errorOf(await app.app().inject({ url: "/api/pick-station/%ff" }))).toMatchObject({
      status: 400,
      code: "target-malformed",
    });
  });
});

test("all replies carry the secure headers", async () => {
  const replies = await Promise.all(
    ["/api/health", "/api/nothing", "/", "/nothing.js"].map((url) => app.app().inject({ url })),
  );
  for (const { headers } of replies) {
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("usb=(self)"),
    });
    expect(headers["x-request-id"]).toMatch(/^[\w-]{12}$/);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers).not.toHaveProperty("set-cookie");
  }
});
