import { setTimeout as waitReally } from "node:timers/promises";

import type { ReplyOf } from "@comanda/contract/call";
import { listCustomerTypes, type addCustomer } from "@comanda/contract/customer";
import { sendPing } from "@comanda/contract/ping";
import { pickStation } from "@comanda/contract/pick-station";
import { msPerMinute } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { maxRowsBehind } from "#journal/find-rows-after.ts";

import { addGuest } from "../testing/add-guest.ts";
import { startTestApp, testRelease, type TestApp } from "../testing/test-app.ts";
import { watch, type TestStream } from "../testing/test-stream.ts";
import { takeKeyOffer } from "../testing/take-key-offer.ts";
import {
  callAs,
  replyOf,
  send,
  signedRequest,
  signInAs,
  type SignedIn,
} from "../testing/test-till.ts";

let app: TestApp;
let cashier: SignedIn;
let harbour: SignedIn;
const open: TestStream[] = [];

beforeAll(async () => {
  app = await startTestApp();
  await app.app().listen({ host: "127.0.0.1", port: 0 });
  cashier = await signInAs(app, "cashier");
  harbour = await signInAs(app, "harbour");
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.cut();
});
afterAll(() => app.close());

const add = (user: SignedIn = cashier) => addGuest(app, user);

async function ping(lastPing: number, release?: string): Promise<ReplyOf<typeof sendPing>> {
  return replyOf(sendPing, await callAs(app, cashier, sendPing, { body: { lastPing, release } }));
}

const newest = async (): Promise<number> => (await ping(0)).ping;

async function watchAs(user: SignedIn, lastPing: number, server = app.app()): Promise<TestStream> {
  const stream = await watch(app, user, { lastPing, server });
  open.push(stream);
  return stream;
}

const listsOf = ({ id: _id, ...lists }: ReplyOf<typeof addCustomer>) => lists;
/** Gives bytes on a local socket the time to arrive. */
const settled = () => waitReally(100);
const within = { timeout: 5000, interval: 10 };

describe("live push", () => {
  test("brings a write of one till to another, with the lists of its reply", async () => {
    const stream = await watchAs(await signInAs(app, "waiter"), await newest());
    const written = await add();
    await vi.waitFor(() => expect(stream.rows).toEqual([listsOf(written)]), within);
  });

  test("brings a write at once, without waiting for the next periodic check", async () => {
    const start = await newest();
    // The stream's clock is stopped, so that it never checks by itself.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const stream = await watchAs(cashier, start);
      await settled();
      const written = await add();
      await settled();
      expect(stream.rows).toEqual([listsOf(written)]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("brings what was missed while it was cut, without duplicates, wherever the cut is", async () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(cuts, async (writesBetweenCuts) => {
        const start = await newest();
        const got: number[] = [];
        const expected: number[] = [];
        for (const writes of writesBetweenCuts) {
          // Each cut comes after the one before it.
          const stream = await watchAs(cashier, got.at(-1) ?? start);
          for (let write = 0; write < writes; write += 1) expected.push((await add()).ping);
          stream.cut();
          await stream.ended;
          got.push(...stream.rows.map((row) => row.ping));
        }
        const last = await watchAs(cashier, got.at(-1) ?? start);
        await vi.waitFor(
          () => expect([...got, ...last.rows.map((row) => row.ping)]).toEqual(expected),
          within,
        );
      }),
      { numRuns: 8 },
    );
  });

  test("is limited to the location", async () => {
    await app
      .database()
      .updateTable("staff")
      .set({ permissions: '["add_customer"]' })
      .where("username", "=", "harbour")
      .execute();
    const here = await watchAs(cashier, await newest());
    const last = await callAs(app, harbour, sendPing, { body: { lastPing: 0 } });
    const there = await watchAs(harbour, replyOf(sendPing, last).ping);
    const ours = await add();
    const theirs = await add(harbour);
    await vi.waitFor(() => {
      expect(here.rows).toEqual([listsOf(ours)]);
      expect(there.rows).toEqual([listsOf(theirs)]);
    }, within);
  });

  test("is in order and complete under 50 concurrent writes, and a ping lists the same", async () => {
    const start = await newest();
    const early = await watchAs(cashier, start);
    const writes = Promise.all(Array.from({ length: 50 }, () => add()));
    const between = await watchAs(cashier, start);
    const expected = (await writes).map(listsOf).toSorted((one, other) => one.ping - other.ping);
    await vi.waitFor(() => expect(early.rows).toHaveLength(50), within);
    await vi.waitFor(() => expect(between.rows).toHaveLength(50), within);
    expect(early.rows).toEqual(expected);
    expect(between.rows).toEqual(expected);
    expect((await ping(start)).rows).toEqual(expected);
  });

  test("ends within a second when its session does", async () => {
    const leaving = await signInAs(app, "waiter");
    const stream = await watchAs(leaving, 0);
    await callAs(app, leaving, pickStation, { params: { id: 0 } });
    const since = performance.now();
    await stream.ended;
    expect(performance.now() - since).toBeLessThan(1000);
  });

  test("ends when its user may no longer work at the location", async () => {
    const moved = await signInAs(app, "waiter");
    const stream = await watchAs(moved, 0);
    const gone = app.database().deleteFrom("staff_location").where("staff", "=", moved.user.id);
    await gone.execute();
    await expect(stream.ended).resolves.toBeUndefined();
  });

  test("makes a till reload that has seen rows the server lacks, and ends", async () => {
    const stream = await watchAs(cashier, (await newest()) + 1);
    await stream.ended;
    expect(stream).toMatchObject({ rows: [], named: ["reload"] });
  });
});

describe("a ping", () => {
  test("brings no rows to a till that is up to date", async () => {
    const last = await newest();
    expect(await ping(last, testRelease)).toEqual({
      ping: last,
      datetime: "2026-11-20 12:00:00",
      release: testRelease,
      reload: false,
      atHand: [],
      rows: [],
    });
  });

  test("makes a till of another release, or ahead of the journal, reload", async () => {
    const last = await newest();
    expect(await ping(last, "older")).toMatchObject({ ping: last, reload: true, rows: [] });
    expect(await ping(last + 1)).toMatchObject({ ping: last, reload: true, rows: [] });
  });

  test("makes a till reload that is too far behind", async () => {
    const last = await newest();
    const location = cashier.user.subLocations[0];
    const row = await app
      .database()
      .selectFrom("journal")
      .selectAll()
      .where("sequence", "=", last)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: maxRowsBehind }, (_, index) => ({
      ...row,
      sequence: last + index + 1,
    }));
    await app.database().insertInto("journal").values(rows).execute();
    await app
      .database()
      .updateTable("journal_head")
      .set({ sequence: last + maxRowsBehind })
      .where("location", "=", row.location)
      .execute();
    expect(row.location).toBe(location);
    expect((await ping(last)).rows).toHaveLength(maxRowsBehind);
    expect(await ping(last - 1)).toMatchObject({ reload: true, rows: [] });
    const stream = await watchAs(cashier, last - 1);
    await stream.ended;
    expect(stream.named).toEqual(["reload"]);
  });
});

describe("a stream of a session whose key was replaced", () => {
  test("ends when the key that signed it has expired", async () => {
    const old = await signInAs(app, "cashier");
    const stream = await watchAs(old, 0);
    app.advance(15 * msPerMinute);
    const sent = signedRequest(app, old, listCustomerTypes);
    const fresh = takeKeyOffer(old, sent, await send(app, sent));
    await callAs(app, fresh, listCustomerTypes);
    const newer = await watchAs(fresh, 0);
    app.advance(msPerMinute + 1);
    await stream.ended;
    expect((await callAs(app, fresh, listCustomerTypes)).statusCode).toBe(200);
    newer.cut();
  });

  test("ends within a second when its key turns out to be stolen", async () => {
    const old = await signInAs(app, "cashier");
    app.advance(15 * msPerMinute);
    const sent = signedRequest(app, old, listCustomerTypes);
    const fresh = takeKeyOffer(old, sent, await send(app, sent));
    const stream = await watchAs(fresh, 0);
    app.advance(msPerMinute + 1);
    await callAs(app, old, listCustomerTypes);
    const since = performance.now();
    await stream.ended;
    expect(performance.now() - since).toBeLessThan(1000);
  });
});

test("a stop ends every stream without waiting", async () => {
  const stream = await watchAs(cashier, await newest());
  const since = performance.now();
  await app.app().close();
  await stream.ended;
  expect(performance.now() - since).toBeLessThan(2000);
});
