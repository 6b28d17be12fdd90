import { randomBytes } from "node:crypto";

import { listMenu } from "@comanda/contract/menu";
import { pickStation } from "@comanda/contract/pick-station";
import { msPerMinute, msPerSecond } from "@comanda/domain/time/instant";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { verifyJournal } from "#journal/verify-journal.ts";

import { keyOfferOf, takeKeyOffer } from "../../testing/take-key-offer.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import {
  callAs,
  errorOf,
  send,
  signedRequest,
  signInAs,
  type SentRequest,
  type SignedIn,
} from "../../testing/test-till.ts";
import { sessionKeys } from "./session-keys.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const keyLifeMs = 15 * msPerMinute;
const graceMs = msPerMinute;

type TillCall = { readonly sent: SentRequest; readonly response: LightMyRequestResponse };

async function ask(till: SignedIn, aheadMs = 0): Promise<TillCall> {
  const sent = signedRequest(app, till, listMenu, { aheadMs });
  return { sent, response: await send(app, sent) };
}

async function offerTo(till: SignedIn): Promise<string | null> {
  const { response } = await ask(till);
  expect(response.statusCode).toBe(200);
  return keyOfferOf(response);
}

async function useOfferedKey(till: SignedIn): Promise<SignedIn> {
  const { sent, response } = await ask(till);
  return takeKeyOffer(till, sent, response);
}

async function codeFor(till: SignedIn): Promise<string> {
  const { response } = await ask(till);
  return response.statusCode === 200 ? "ok" : errorOf(response).code;
}

/** A till that was offered a key but has not used it. */
async function anOfferedTill(): Promise<{ readonly old: SignedIn; readonly fresh: SignedIn }> {
  const old = await signInAs(app, "waiter");
  app.advance(keyLifeMs);
  return { old, fresh: await useOfferedKey(old) };
}

/** A till that has used its second key. */
async function aRotatedTill(): Promise<{ readonly old: SignedIn; readonly fresh: SignedIn }> {
  const tills = await anOfferedTill();
  expect(await codeFor(tills.fresh)).toBe("ok");
  return tills;
}

const setStaff = (change: object): Promise<unknown> =>
  app.database().updateTable("staff").set(change).where("username", "=", "waiter").execute();

describe("a new key is due", () => {
  test("after 15 minutes, not before", async () => {
    const till = await signInAs(app, "waiter");
    app.advance(keyLifeMs - 1);
    expect(await offerTo(till)).toBeNull();
    app.advance(1);
    expect(await offerTo(till)).toMatch(/^1\./);
  });

  test("with the 500th call, not before", async () => {
    const till = await signInAs(app, "waiter");
    for (let call = 1; call < 500; call += 1) {
      // Calls are counted one at a time.
      expect(await offerTo(till)).toBeNull();
    }
    expect(await offerTo(till)).toMatch(/^1\./);
  });

  test("when a station is picked, once each time", async () => {
    const till = await signInAs(app, "waiter");
    const bar = till.stations.find(({ name }) => name === "Bar")?.id ?? 0;
    await callAs(app, till, pickStation, { params: { id: bar } });
    const fresh = await useOfferedKey(till);
    expect(await offerTo(fresh)).toBeNull();
    await callAs(app, fresh, pickStation, { params: { id: bar } });
    expect(await offerTo(fresh)).toBeNull();
  });

  test.each([
    ["permissions", { permissions: '["add_customer"]' }],
    ["password", { password_hash: "$argon2id$another" }],
  ])("when the user's %s change", async (_what, change) => {
    const { permissions, password_hash } = await app
      .database()
      .selectFrom("staff")
      .select(["permissions", "password_hash"])
      .where("username", "=", "waiter")
      .executeTakeFirstOrThrow();
    const till = await signInAs(app, "waiter");
    await setStaff(change);
    const fresh = await useOfferedKey(till);
    expect(await offerTo(fresh)).toBeNull();
    await setStaff({ permissions, password_hash });
    // The old key expires within a minute.
    app.advance(graceMs + 1);
    expect(await codeFor(till)).toBe("not-signed-in");
  });

  test("even with refusals of the business rules", async () => {
    const till = await signInAs(app, "waiter");
    app.advance(keyLifeMs);
    const sent = signedRequest(app, till, pickStation, { params: { id: 999_999 } });
    const response = await send(app, sent);
    expect(response.statusCode).toBe(404);
    expect(takeKeyOffer(till, sent, response).token.epoch).toBe(1);
  });
});

test("the last number that fits the header is offered, and its key is never replaced", async () => {
  const till = await signInAs(app, "waiter");
  const { session } = till.token;
  const epoch = 999_998;
  await app.database().updateTable("session").set({ epoch }).where("id", "=", session).execute();
  const key = sessionKeys(app.masterKey, randomBytes).keyOf(session, epoch).export();
  const late = { ...till, token: { session, epoch, key: key.toString("base64") } };
  app.advance(keyLifeMs);
  const last = await useOfferedKey(late);
  expect(last.token.epoch).toBe(999_999);
  expect(await codeFor(last)).toBe("ok");
  app.advance(keyLifeMs);
  expect(await offerTo(last)).toBeNull();
});

describe("a lost reply", () => {
  test("does no harm: the key is offered with every reply until it is used", async () => {
    const { old } = await anOfferedTill();
    app.advance(10 * keyLifeMs);
    const fresh = await useOfferedKey(old);
    expect(fresh.token.epoch).toBe(1);
    expect(await offerTo(old)).toMatch(/^1\./);
    expect(await offerTo(fresh)).toBeNull();
    expect(await offerTo(old)).toBeNull();
  });

  test("offers the same key each time, encrypted anew", async () => {
    const { old, fresh } = await anOfferedTill();
    expect(await useOfferedKey(old)).toEqual(fresh);
    expect(await offerTo(old)).not.toBe(await offerTo(old));
  });
});

describe("a key offer", () => {
  test("cannot be moved to the reply of another request", async () => {
    const { old } = await anOfferedTill();
    const [one, other] = [await ask(old), await ask(old)];
    expect(() => takeKeyOffer(old, one.sent, other.response)).toThrow("authenticate");
    expect(takeKeyOffer(old, one.sent, one.response).token.epoch).toBe(1);
  });

  test("cannot be decrypted with another key", async () => {
    const { old, fresh } = await anOfferedTill();
    const stranger = await signInAs(app, "cashier");
    const { sent, response } = await ask(old);
    for (const key of [stranger.token.key, fresh.token.key]) {
      const till = { ...old, token: { ...old.token, key } };
      expect(() => takeKeyOffer(till, sent, response)).toThrow("authenticate");
    }
  });

  test("reveals nothing without the key", async () => {
    const { old } = await anOfferedTill();
    const forged = { ...old, token: { ...old.token, key: Buffer.alloc(32).toString("base64") } };
    const { response } = await ask(forged);
    expect(errorOf(response).code).toBe("not-signed-in");
    expect(keyOfferOf(response)).toBeNull();
  });
});

describe("an old key", () => {
  test("is valid for a minute after the first use of the new one, and brings no offer", async () => {
    const { old } = await aRotatedTill();
    app.advance(graceMs);
    expect(await offerTo(old)).toBeNull();
  });

  test("means theft after that: the whole session ends, and the journal records it", async () => {
    const { old, fresh } = await aRotatedTill();
    app.advance(graceMs + 1);
    expect(await codeFor(old)).toBe("not-signed-in");
    expect(await codeFor(fresh)).toBe("not-signed-in");
    expect(await codeFor(old)).toBe("not-signed-in");
    const events = app
      .database()
      .selectFrom("sign_in_event")
      .selectAll()
      .where("session", "=", old.token.session)
      .where("kind", "=", "key-reused");
    const [event, ...more] = await events.execute();
    expect(more).toEqual([]);
    expect(event).toMatchObject({ staff: old.user.id, location: old.user.subLocations[0] });
    const row = await app
      .database()
      .selectFrom("journal")
      .selectAll()
      .where("action", "=", "key-reused")
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ staff: old.user.id });
    expect(await verifyJournal(app.database(), row.location)).toMatchObject({ isSound: true });
  });

  test("means theft only with a valid, new signature", async () => {
    const { old, fresh } = await aRotatedTill();
    const seen = await ask(old);
    app.advance(graceMs + 1);
    expect(errorOf(await send(app, seen.sent)).code).toBe("clock-skewed");
    const forged = { ...old, token: { ...old.token, key: Buffer.alloc(32).toString("base64") } };
    expect(await codeFor(forged)).toBe("not-signed-in");
    const late = await ask(old, 31 * msPerSecond);
    expect(errorOf(late.response).code).toBe("clock-skewed");
    expect(await codeFor(fresh)).toBe("ok");
  });

  test("that signed in time and arrived late must sign again, and is not theft", async () => {
    const { old, fresh } = await aRotatedTill();
    app.advance(graceMs + 1);
    const late = await ask(old, -1);
    expect(errorOf(late.response).about).toEqual({ serverTimeMs: app.now() });
    expect(await codeFor(fresh)).toBe("ok");
  });

  test("two changes back means theft too", async () => {
    const { old, fresh } = await aRotatedTill();
    app.advance(keyLifeMs);
    const newest = await useOfferedKey(fresh);
    expect(newest.token.epoch).toBe(2);
    app.advance(graceMs + 1);
    expect(await codeFor(old)).toBe("not-signed-in");
    expect(await codeFor(newest)).toBe("not-signed-in");
  });
});

test("a restart keeps a session's keys", async () => {
  const { old, fresh } = await aRotatedTill();
  app.advance(1);
  await app.restart();
  expect(await codeFor(fresh)).toBe("ok");
  expect(await codeFor(old)).toBe("ok");
  app.advance(graceMs + 1);
  expect(await codeFor(fresh)).toBe("ok");
});
