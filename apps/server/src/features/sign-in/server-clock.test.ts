import { listMenu } from "@comanda/contract/menu";
import { sendPing } from "@comanda/contract/ping";
import { readHealth } from "@comanda/contract/health";
import { callTarget } from "@comanda/contract/call";
import { msPerDay, msPerHour, msPerMinute, msPerSecond } from "@comanda/domain/time/instant";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { startTestApp, testTime, type TestApp } from "../../testing/test-app.ts";
import { watch } from "../../testing/test-stream.ts";
import {
  callAs,
  errorOf,
  postSignIn,
  replyOf,
  send,
  signedRequest,
  signInAs,
  type SentRequest,
  type SignedIn,
} from "../../testing/test-till.ts";

const fourYears = 4 * 365 * msPerDay;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const codeOf = async (request: SentRequest): Promise<string> => {
  const response = await send(app, request);
  return response.statusCode === 200 ? "ok" : errorOf(response).code;
};
const callOf = (till: SignedIn) => codeOf(signedRequest(app, till, listMenu));
const serverTime = async () => {
  const asked = { method: readHealth.method, url: callTarget(readHealth) };
  return replyOf(readHealth, await app.app().inject(asked)).serverTimeMs;
};

describe.each([
  ["while the server runs", async () => {}],
  ["while the server is down", () => app.restart()],
])("a clock that was years ahead and is corrected %s", (_, between) => {
  test("lets users sign in at once and keep working", async () => {
    app.advance(fourYears);
    // The machine was switched on with the wrong clock.
    await app.restart();
    const wrong = await signInAs(app, "waiter");
    expect(await callOf(wrong)).toBe("ok");
    app.advance(-fourYears);
    await between();
    const right = await signInAs(app, "waiter");
    expect(await callOf(right)).toBe("ok");
    expect(await serverTime()).toBe(app.now());
    app.advance(20 * msPerHour);
    expect(await callOf(right)).toBe("ok");
  });

  test("ends the sessions of the wrong time permanently", async () => {
    app.advance(fourYears);
    const wrong = await signInAs(app, "waiter");
    const sent = signedRequest(app, wrong, listMenu);
    expect(await codeOf(sent)).toBe("ok");
    app.advance(-fourYears);
    await between();
    expect(await callOf(wrong)).toBe("not-signed-in");
    // Real time reaches the moment when requests signed with the wrong clock are in the window again.
    app.advance(fourYears);
    expect(await codeOf(sent)).toBe("not-signed-in");
  });

  test("allows no replay of requests seen before it was set back", async () => {
    const till = await signInAs(app, "waiter");
    app.advance(2 * msPerHour);
    const seen = signedRequest(app, till, listMenu);
    expect(await codeOf(seen)).toBe("ok");
    // The server stores the use within five minutes, so that after a restart it knows the latest time.
    await expect.poll(lastUse).toBe(app.now());
    app.advance(-2 * msPerHour);
    await between();
    expect(await codeOf(seen)).toBe("clock-skewed");
    app.advance(2 * msPerHour);
    expect(["request-replayed", "not-signed-in"]).toContain(await codeOf(seen));
    expect(await callOf(till)).toBe("not-signed-in");
  });
});

async function lastUse(): Promise<number | undefined> {
  const rows = await app.database().selectFrom("session").select("last_seen_at").execute();
  return rows[0]?.last_seen_at;
}

describe("a clock that is corrected by less than a minute", () => {
  test("ends no session, and stands still until the time is reached again", async () => {
    const till = await signInAs(app, "waiter");
    app.advance(-50 * msPerSecond);
    // Tills use the server's time.
    const aheadMs = 50 * msPerSecond;
    expect(await codeOf(signedRequest(app, till, listMenu, { aheadMs }))).toBe("ok");
    expect(await serverTime()).toBe(testTime);
    app.advance(70 * msPerSecond);
    expect(await serverTime()).toBe(testTime + 20 * msPerSecond);
    expect(await callOf(till)).toBe("ok");
  });

  test("does not go back at a restart", async () => {
    const till = await signInAs(app, "waiter");
    const seen = signedRequest(app, till, listMenu);
    expect(await codeOf(seen)).toBe("ok");
    app.advance(-30 * msPerSecond);
    await app.restart();
    expect(await serverTime()).toBe(app.databaseUrl === null ? testTime : app.now());
  });
});

test("an open stream is cut when the clock is set back", async () => {
  await app.app().listen({ host: "127.0.0.1", port: 0 });
  const till = await signInAs(app, "waiter");
  const stream = await watch(app, till, { lastPing: 0 });
  app.advance(-msPerHour);
  await stream.ended;
  expect(await callOf(await signInAs(app, "waiter"))).toBe("ok");
});

test("waits for wrong passwords of the wrong time are dropped", async () => {
  app.advance(fourYears);
  const guess = () => postSignIn(app, { username: "waiter", password: "wrong" });
  await Promise.all(Array.from({ length: 6 }, guess));
  expect(errorOf(await guess()).code).toBe("sign-in-delayed");
  app.advance(-fourYears);
  expect(await callOf(await signInAs(app, "waiter"))).toBe("ok");
});

test("a ping returns the server's time", async () => {
  app.advance(msPerMinute);
  const till = await signInAs(app, "waiter");
  const { datetime } = replyOf(
    sendPing,
    await callAs(app, till, sendPing, { body: { lastPing: 0 } }),
  );
  expect(datetime).toBe("2026-11-20 12:01:00");
});
