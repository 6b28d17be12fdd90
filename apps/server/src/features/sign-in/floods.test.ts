import { listMenu } from "@comanda/contract/menu";
import { signIn } from "@comanda/contract/sign-in";
import { callTarget } from "@comanda/contract/call";
import { msPerSecond } from "@comanda/domain/time/instant";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import {
  callAs,
  errorOf,
  replyOf,
  send,
  signedRequest,
  signInAs,
  type SignedIn,
} from "../../testing/test-till.ts";
import { passwordHasher, standardHashCost } from "./password-hasher.ts";

const callsPerSecond = 50;

let app: TestApp;
let till: SignedIn;
beforeAll(async () => {
  app = await startTestApp(tmpdir(), openTestDatabase, callsPerSecond);
  till = await signInAs(app, "waiter");
});
afterAll(() => app.close());

const flood = (by: SignedIn, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const response = await callAs(app, by, listMenu);
      return response.statusCode === 200 ? "ok" : errorOf(response).code;
    }),
  );

const countOf = (codes: readonly string[], wanted: string): number =>
  codes.filter((code) => code === wanted).length;

describe("a session", () => {
  test("gets 50 calls a second, without affecting others", async () => {
    app.advance(msPerSecond);
    const codes = await flood(till, 2 * callsPerSecond);
    // On PostgreSQL some calls may still be running when the last one is counted.
    expect(countOf(codes, "ok")).toBeGreaterThanOrEqual(callsPerSecond);
    expect(countOf(codes, "ok") + countOf(codes, "too-many-calls")).toBe(codes.length);
    const refused = await callAs(app, till, listMenu);
    expect(errorOf(refused)).toMatchObject({ status: 429, code: "too-many-calls" });
    // Calls are counted per second, so the next second is free.
    expect(refused.headers["retry-after"]).toBe("1");
    expect(await flood(await signInAs(app, "waiter"), 1)).toEqual(["ok"]);
    app.advance(msPerSecond);
    expect(await flood(till, 1)).toEqual(["ok"]);
  });

  test("can send a refused call again, because it was not remembered", async () => {
    app.advance(msPerSecond);
    await flood(till, callsPerSecond);
    const request = signedRequest(app, till, listMenu);
    expect(errorOf(await send(app, request)).code).toBe("too-many-calls");
    app.advance(msPerSecond);
    expect((await send(app, request)).statusCode).toBe(200);
  });

  test("is not used up by callers without the key, or by replays", async () => {
    app.advance(msPerSecond);
    const forged = { ...till, token: { ...till.token, key: Buffer.alloc(32).toString("base64") } };
    expect(countOf(await flood(forged, 500), "not-signed-in")).toBe(500);
    const seen = signedRequest(app, till, listMenu);
    expect((await send(app, seen)).statusCode).toBe(200);
    const replays = await Promise.all(Array.from({ length: 100 }, () => send(app, seen)));
    expect(replays.filter((reply) => errorOf(reply).code === "request-replayed")).toHaveLength(100);
    expect(await flood(till, 1)).toEqual(["ok"]);
  });
});

/** The real hash cost: with a cheap hash, a busy machine would check each password before the next one arrives. */
const realisticPasswords = passwordHasher(standardHashCost, randomBytes);

describe("with a realistic hash cost", () => {
  let venue: TestApp;
  beforeAll(async () => {
    venue = await startTestApp(tmpdir(), openTestDatabase, callsPerSecond, realisticPasswords);
  });
  afterAll(() => venue.close());

  test("a flood of logins is answered: a few are checked at a time, the rest have to wait", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        venue.app().inject({
          method: signIn.method,
          url: callTarget(signIn),
          headers: { "content-type": "application/json" },
          remoteAddress: `10.0.${Math.floor(index / 20)}.1`,
          payload: JSON.stringify({ username: `guess-${index}`, password: "wrong" }),
        }),
      ),
    );
    const codes = answers.map((answer) => errorOf(answer).code);
    expect(countOf(codes, "too-many-sign-ins")).toBeGreaterThan(0);
    expect(countOf(codes, "credentials-wrong") + countOf(codes, "too-many-sign-ins")).toBe(200);
    expect((await signInAs(venue, "waiter")).user.username).toBe("waiter");
  });

  test("a known device signs in through a flood of guesses at its address", async () => {
    const post = (body: object, remoteAddress = "127.0.0.1") =>
      venue.app().inject({
        remoteAddress,
        method: signIn.method,
        url: callTarget(signIn),
        headers: { "content-type": "application/json" },
        payload: JSON.stringify(body),
      });
    const right = { username: "waiter", password: "demo" };
    const before = Array.from({ length: 12 }, (_, index) => post(right, `10.1.0.${index}`));
    const devices = (await Promise.all(before)).map((answer) => replyOf(signIn, answer).device);
    const [device = ""] = devices;
    // The limits for the address, the name and the queue are all used up, as behind a proxy.
    const guesses = Array.from({ length: 300 }, (_, index) =>
      post({ username: index % 2 === 0 ? "waiter" : `guess-${index}`, password: "wrong" }),
    );
    const known = devices.map((own) => post({ ...right, device: own }));
    const codes = (await Promise.all(guesses)).map((answer) => errorOf(answer).code);
    expect(countOf(codes, "sign-in-delayed") + countOf(codes, "too-many-sign-ins")).toBeGreaterThan(
      250,
    );
    const answers = await Promise.all(known);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    // An unknown device must wait, also one with an invented token.
    expect((await post(right)).statusCode).toBe(429);
    const madeUp = `${device.slice(0, -2)}${device.endsWith("AA") ? "BB" : "AA"}`;
    expect((await post({ ...right, device: madeUp })).statusCode).toBe(429);
  });
});
