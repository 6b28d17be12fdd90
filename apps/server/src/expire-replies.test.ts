import { randomBytes } from "node:crypto";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { id } from "@comanda/domain/id";
import { instant, msPerDay, msPerHour, type Instant } from "@comanda/domain/time/instant";

import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";
import { expireReplies, replyDays, scheduleReplyExpiry } from "./expire-replies.ts";
import { insertReply } from "#journal/reply-store.ts";

const lotus = id<"location">(1);
const now = Date.parse("2026-11-20T12:00:00.000Z");

let data: TestDatabase;
beforeEach(async () => {
  data = await openTestDatabase();
});
afterEach(() => data.remove());

async function storeReplies(count: number, daysAgo: number): Promise<readonly string[]> {
  const keys = Array.from({ length: count }, () => randomBytes(8).toString("hex"));
  await data.database.transaction().execute(async (tx) => {
    for (const key of keys) {
      const at = instant(now - daysAgo * msPerDay);
      await insertReply(tx, {
        location: lotus,
        key,
        request_hash: "a",
        sequence: null,
        body: "{}",
        at,
        is_whole: 1,
      });
      const copy = { location: lotus, customer: 7, kind: "reply" as const, reference: key };
      await tx.insertInto("guest_copy").values(copy).execute();
    }
  });
  return keys;
}

const expire = (isStopped?: () => boolean) =>
  expireReplies({ database: data.database, clock: () => instant(now) }, isStopped);

async function keysOf(table: "written_reply" | "guest_copy"): Promise<readonly string[]> {
  const column = table === "written_reply" ? "key" : "reference";
  const rows = await data.database.selectFrom(table).select(column).execute();
  return rows.map((row) => Object.values(row).join()).toSorted();
}

test("replies that no device asks for any more are removed, however many there are", async () => {
  await storeReplies(450, replyDays + 1);
  const kept = await storeReplies(3, replyDays - 1);
  await expire();
  expect(await keysOf("written_reply")).toEqual(kept.toSorted());
  // An erasure of the guest looks for the kept ones only.
  expect(await keysOf("guest_copy")).toEqual(kept.toSorted());
});

test("a server that stops leaves the rest to the next start", async () => {
  await storeReplies(450, replyDays + 1);
  let slices = 0;
  await expire(() => {
    slices += 1;
    return slices > 1;
  });
  expect(await keysOf("written_reply")).toHaveLength(250);
  await expire();
  expect(await keysOf("written_reply")).toEqual([]);
});

test("a run that takes hours is the only one, and the next one follows it", async () => {
  await storeReplies(3, replyDays + 1);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const clock = vi.fn<() => Instant>(() => instant(now));
    const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
    const schedule = scheduleReplyExpiry({ database: data.database, clock, log });
    const waiting = { timeout: 5000 };
    // No query can answer meanwhile.
    vi.advanceTimersByTime(3 * msPerHour);
    expect(clock).toHaveBeenCalledOnce();
    await vi.waitUntil(async () => (await keysOf("written_reply")).length === 0, waiting);
    await vi.waitUntil(() => {
      vi.advanceTimersByTime(msPerHour);
      return clock.mock.calls.length > 1;
    }, waiting);
    await schedule.stop();
    expect(log.error).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
