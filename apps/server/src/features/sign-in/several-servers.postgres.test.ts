import { randomUUID } from "node:crypto";

import { listMenu } from "@comanda/contract/menu";
import { endSessions } from "@comanda/contract/office-session";
import { msPerMinute } from "@comanda/domain/time/instant";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";

import { keyOfferOf, takeKeyOffer } from "../../testing/take-key-offer.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { watch } from "../../testing/test-stream.ts";
import { callAs, errorOf, send, signedRequest, signInAs } from "../../testing/test-till.ts";

let here: TestApp;
let there: TestApp;
let second: FastifyInstance;
beforeAll(async () => {
  here = await startTestApp();
  second = await here.second();
  there = { ...here, app: () => second };
});
afterAll(async () => {
  await second.close();
  await here.close();
});

const keyLifeMs = 15 * msPerMinute;

async function noncesOf(session: string): Promise<number> {
  const rows = await here
    .database()
    .selectFrom("seen_nonce")
    .select("nonce")
    .where("session", "=", session)
    .execute();
  return rows.length;
}

test("a request that one server has seen is refused by the other", async () => {
  const till = await signInAs(here, "waiter");
  const request = signedRequest(here, till, listMenu);
  expect((await send(here, request)).statusCode).toBe(200);
  expect(errorOf(await send(there, request)).code).toBe("request-replayed");
  const other = signedRequest(here, till, listMenu);
  expect((await send(there, other)).statusCode).toBe(200);
});

test("a request sent to both servers at once is answered by one of them", async () => {
  const till = await signInAs(here, "waiter");
  const requests = Array.from({ length: 20 }, () => signedRequest(here, till, listMenu));
  const answers = await Promise.all(
    requests.flatMap((request) => [send(here, request), send(there, request)]),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(requests.length);
});

test("a key due at both servers at once is one key", async () => {
  const till = await signInAs(here, "waiter");
  here.advance(keyLifeMs);
  const asked = Array.from({ length: 20 }, (_, index) => ({
    server: index % 2 === 0 ? here : there,
    sent: signedRequest(here, till, listMenu),
  }));
  const answers = await Promise.all(
    asked.map(async ({ server, sent }) => ({ sent, response: await send(server, sent) })),
  );
  const offered = answers.filter(({ response }) => keyOfferOf(response) !== null);
  const keys = offered.map(({ sent, response }) => takeKeyOffer(till, sent, response).token);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
  expect(keys[0]).toMatchObject({ epoch: 1 });
});

test("a key first used at one server expires the old one at the other", async () => {
  const old = await signInAs(here, "waiter");
  here.advance(keyLifeMs);
  const sent = signedRequest(here, old, listMenu);
  const fresh = takeKeyOffer(old, sent, await send(here, sent));
  await send(there, signedRequest(here, fresh, listMenu));
  const inGrace = await send(here, signedRequest(here, old, listMenu));
  expect(inGrace.statusCode).toBe(200);
  expect(keyOfferOf(inGrace)).toBeNull();
  here.advance(msPerMinute + 1);
  const stolen = await send(there, signedRequest(here, old, listMenu));
  expect(errorOf(stolen).code).toBe("not-signed-in");
  const ended = await send(here, signedRequest(here, fresh, listMenu));
  expect(errorOf(ended).code).toBe("not-signed-in");
});

test("a session ended at one server is over at the other, and its stream is cut", async () => {
  const admin = await signInAs(here, "admin");
  const till = await signInAs(there, "waiter");
  await second.listen({ host: "127.0.0.1", port: 0 });
  const stream = await watch(there, till, { lastPing: 0, server: second });
  expect(stream.status).toBe(200);
  const body = { staff: till.user.id };
  const ended = await callAs(here, admin, endSessions, { body, idempotencyKey: randomUUID() });
  const doneAt = performance.now();
  expect(ended.statusCode).toBe(200);
  const refused = await send(there, signedRequest(there, till, listMenu));
  expect(errorOf(refused).code).toBe("not-signed-in");
  await stream.ended;
  expect(performance.now() - doneAt).toBeLessThan(1000);
});

test("nonces are remembered only with a valid key, and forgotten after five minutes", async () => {
  const till = await signInAs(here, "waiter");
  const forged = { ...till, token: { ...till.token, key: Buffer.alloc(32).toString("base64") } };
  await Promise.all(
    Array.from({ length: 50 }, () => send(here, signedRequest(here, forged, listMenu))),
  );
  expect(await noncesOf(till.token.session)).toBe(0);
  await send(here, signedRequest(here, till, listMenu));
  expect(await noncesOf(till.token.session)).toBe(1);
  here.advance(5 * msPerMinute + 1);
  const other = await signInAs(here, "waiter");
  await send(here, signedRequest(here, other, listMenu));
  expect(await noncesOf(till.token.session)).toBe(0);
});
