import { setTimeout as pause } from "node:timers/promises";

import { id } from "@comanda/domain/id";
import fc from "fast-check";
import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { compileOnce } from "#database/compile-once.ts";
import type { WriteTransaction } from "#database/database.ts";
import { writeRunner } from "#database/run-write.ts";
import type { Tables } from "#database/tables.ts";
import type { RunWrite } from "#database/written.ts";

import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { groupWrites } from "./group-writes.ts";
import { joinPostgres } from "./open-postgres.ts";

const lotus = id<"location">(1);
const harbour = id<"location">(2);

let venue: TestDatabase;
let runWrite: RunWrite;
beforeAll(async () => {
  venue = await openTestDatabase();
});
afterAll(() => venue.remove());
beforeEach(async () => {
  runWrite = groupWrites(venue.database, patientMs);
  await venue.database.deleteFrom("bill_counter").execute();
});

/** A group on a busy machine takes long. */
const patientMs = 60_000;

const addCounter = compileOnce((tx, { series }: { readonly series: string }) =>
  tx.insertInto("bill_counter").values({ location: lotus, series, last_number: 0 }),
);

/** Stores its name, with the number of the transaction that commits it. */
async function note(tx: WriteTransaction, name: string): Promise<void> {
  await sql`
    insert into bill_counter (location, series, last_number)
    values (${lotus}, ${name}, pg_current_xact_id()::text::bigint)
  `.execute(tx);
}

const keep = (name: string) =>
  runWrite(lotus, async (tx) => {
    await note(tx, name);
    return { isCommitted: true, name };
  });
const refuse = (name: string) =>
  runWrite(lotus, async (tx) => {
    await note(tx, name);
    return { isCommitted: false, name };
  });
const fail = (name: string) =>
  runWrite(lotus, async (tx): Promise<{ isCommitted: boolean }> => {
    await note(tx, name);
    throw new Error(name);
  });
/** Sends a statement that fails without waiting for it. */
const failLater = (name: string) =>
  runWrite(lotus, async (tx) => {
    await addCounter(tx, { series: name });
    await addCounter(tx, { series: name });
    return { isCommitted: true };
  });
/** SQLSTATE of a unique violation. */
const twice = { code: "23505" };

const stored = async () => {
  const rows = await venue.database.selectFrom("bill_counter").selectAll().execute();
  return rows.map(({ series }) => series).toSorted();
};
const commits = async () => {
  const rows = await venue.database.selectFrom("bill_counter").select("last_number").execute();
  return new Set(rows.map(({ last_number: transaction }) => transaction)).size;
};

describe("writes of one location that arrive together", () => {
  test("are committed together", async () => {
    const kept = await Promise.all(["a", "b", "c", "d", "e"].map(keep));
    expect(kept.map(({ name }) => name)).toEqual(["a", "b", "c", "d", "e"]);
    expect(await stored()).toEqual(["a", "b", "c", "d", "e"]);
    expect(await commits()).toBe(1);
  });

  test("wait for no more than fifteen others", async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => keep(`${index}`)));
    expect(await commits()).toBeGreaterThanOrEqual(3);
  });

  test("do not wait for others when their group is old, as another server may wait for them", async () => {
    const slow = (name: string) =>
      runWrite(lotus, async (tx) => {
        await note(tx, name);
        await pause(20);
        return { isCommitted: true };
      });
    runWrite = writeRunner(venue.database);
    await Promise.all(["a", "b", "c", "d", "e", "f"].map(slow));
    expect(await commits()).toBeGreaterThanOrEqual(2);
  });

  test("each have their own outcome, wherever in the group they are", async () => {
    const outcomes = await Promise.allSettled([
      refuse("1"),
      keep("2"),
      fail("3"),
      failLater("4"),
      keep("5"),
      refuse("6"),
      keep("7"),
      failLater("8"),
    ]);
    expect(outcomes).toMatchObject([
      { value: { isCommitted: false, name: "1" } },
      { value: { isCommitted: true, name: "2" } },
      { reason: { message: "3" } },
      { reason: twice },
      { value: { isCommitted: true, name: "5" } },
      { value: { isCommitted: false, name: "6" } },
      { value: { isCommitted: true, name: "7" } },
      { reason: twice },
    ]);
    expect(await stored()).toEqual(["2", "5", "7"]);
  });

  test("get the outcome of the write before them that was kept", async () => {
    const lastOf: Record<string, (string | null)[]> = {};
    const writeNote = (name: string, kind: "keep" | "refuse" | "failLater" = "keep") =>
      runWrite(lotus, async (tx, last) => {
        (lastOf[name] ??= []).push(last?.end?.hash ?? null);
        await note(tx, name);
        if (kind === "failLater") await addCounter(tx, { series: name });
        return { isCommitted: kind !== "refuse", end: { sequence: 0, hash: name } };
      });
    const outcomes = await Promise.allSettled([
      writeNote("a"),
      writeNote("b", "refuse"),
      writeNote("c"),
      writeNote("d", "failLater"),
      writeNote("e"),
      writeNote("f"),
    ]);
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
    // e began after d, which had not failed yet.
    expect(lastOf).toEqual({ a: [null], b: ["a"], c: ["a"], d: ["c"], e: ["d", null], f: ["e"] });
    expect(await stored()).toEqual(["a", "c", "e", "f"]);
  });

  test("see those before them, and are told only what is committed", async () => {
    const seen: unknown[] = [];
    const look = () =>
      runWrite(lotus, async (tx) => {
        seen.push(await tx.selectFrom("bill_counter").select("series").execute());
        return { isCommitted: false };
      });
    const noteStored = async () => void seen.push(await stored());
    await Promise.all([keep("a").then(noteStored), keep("b"), look().then(noteStored)]);
    expect(seen).toEqual([
      [{ series: "a" }, { series: "b" }],
      ["a", "b"],
      ["a", "b"],
    ]);
  });

  test("are told of a failure at the end of their group once those before them are committed", async () => {
    const seen: unknown[] = [];
    const noteStored = async () => void seen.push(await stored());
    await Promise.all([keep("a"), keep("b"), failLater("c").catch(noteStored)]);
    expect(seen).toEqual([["a", "b"]]);
  });

  test("are all lost if the connection breaks before their commit, and the next ones succeed", async () => {
    const breakOff = () =>
      runWrite(lotus, async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await sql`select pg_terminate_backend(${rows[0]?.pid}::integer)`.execute(venue.database);
        return { isCommitted: true };
      });
    const outcomes = await Promise.allSettled([keep("a"), refuse("b"), breakOff(), keep("c")]);
    const away = { reason: { kind: "database-away" } };
    expect(outcomes).toMatchObject([away, away, away, { value: { name: "c" } }]);
    expect(await stored()).toEqual(["c"]);
  });
});

test("a write that gets no connection fails", async () => {
  const nowhere = new Kysely<Tables>({
    dialect: joinPostgres("postgres://postgres@127.0.0.1:1/none", 1),
  });
  const writing = groupWrites(nowhere)(lotus, async () => ({ isCommitted: true }));
  await expect(writing).rejects.toMatchObject({ kind: "database-away" });
  await nowhere.destroy();
});

test("a location does not wait for another", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const ended: string[] = [];
  const slow = runWrite(lotus, async (tx) => {
    await note(tx, "slow");
    await released;
    return { isCommitted: true };
  }).then(() => ended.push("lotus"));
  await runWrite(harbour, async () => ({ isCommitted: true })).then(() => ended.push("harbour"));
  release();
  await slow;
  expect(ended).toEqual(["harbour", "lotus"]);
});

test("a statement that a failed write left behind reaches no other write", async () => {
  const behind: Promise<unknown>[] = [];
  const leave = async (tx: WriteTransaction): Promise<{ isCommitted: boolean }> => {
    const late = async (): Promise<void> => {
      await pause(5);
      await Promise.all([addCounter(tx, { series: "late" }), note(tx, "later")]);
    };
    const leftBehind = late();
    leftBehind.catch(() => {});
    behind.push(leftBehind);
    throw new Error("gone");
  };
  const after = async (tx: WriteTransaction) => {
    await pause(20);
    await note(tx, "after");
    return { isCommitted: true };
  };
  const writes = [keep("first"), runWrite(lotus, leave), runWrite(lotus, after)];
  const outcomes = await Promise.allSettled(writes);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  await expect(behind[0]).rejects.toThrow("after the end of its write");
  expect(await stored()).toEqual(["after", "first"]);
});

test("whatever becomes of concurrent writes, exactly the kept ones are stored", async () => {
  const kinds = { keep, refuse, fail, failLater };
  const write = fc.record({
    kind: fc.constantFrom<keyof typeof kinds>("keep", "keep", "refuse", "fail", "failLater"),
    pauseMs: fc.nat(6),
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 30 }), async (writes) => {
      run += 1;
      await venue.database.deleteFrom("bill_counter").execute();
      const outcomes = await Promise.allSettled(
        writes.map(async ({ kind, pauseMs }, index) => {
          await pause(pauseMs);
          return kinds[kind](`${run}-${index}`);
        }),
      );
      expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(
        writes.map(({ kind }) => kind === "keep" || kind === "refuse"),
      );
      const kept = writes.flatMap(({ kind }, index) =>
        kind === "keep" ? [`${run}-${index}`] : [],
      );
      expect(await stored()).toEqual(kept.toSorted());
    }),
    { numRuns: 40 },
  );
});
