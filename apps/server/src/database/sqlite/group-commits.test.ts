import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";

import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";

import { openDatabase, type OpenDatabase } from "#database/open-database.ts";

import { GroupCommits } from "./group-commits.ts";
import { nodeSqliteDatabase } from "./node-sqlite-database.ts";

let folder: string;
let file: DatabaseSync;
let commits: GroupCommits;
let ran: string[];
/** The disk: how often it was synced, and what each sync waits for. */
let disk: { syncs: number; work: () => Promise<void> };
/** The error that the next statement of a kind throws instead of running. */
let failure: { readonly of: string; readonly error: Error } | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-group-"));
  file = new DatabaseSync(join(folder, "group.db"));
  file.exec("pragma journal_mode = wal; create table note (text text not null unique) strict");
  ran = [];
  disk = { syncs: 0, work: setImmediate };
  failure = null;
  const real = nodeSqliteDatabase(file);
  commits = new GroupCommits({
    statements: {
      prepare: (sql) => {
        ran.push(sql);
        if (sql !== failure?.of) return real.prepare(sql);
        const { error } = failure;
        failure = null;
        throw error;
      },
    },
    requireFound: () => {},
    isInTransaction: () => file.isTransaction,
    onCommit: () => {},
    onAlone: () => {
      ran.push("-- may have changed the file");
    },
    sync: async () => {
      await disk.work();
      disk.syncs += 1;
    },
  });
});

afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

const add = (text: string) => file.prepare("insert into note values (?)").run(text);
const notes = () => file.prepare("select text from note order by rowid").all();
const kept = (...texts: readonly string[]) => texts.map((text) => ({ text }));
const committed = () => ran.filter((sql) => sql === "commit").length;

async function write(text: string): Promise<void> {
  const turn = await commits.begin();
  await setImmediate();
  add(text);
  await turn.keep();
}

async function refuse(text: string): Promise<void> {
  const turn = await commits.begin();
  add(text);
  await turn.drop();
}

test("a single writer is committed alone, without a savepoint", async () => {
  await write("first");
  await write("second");
  expect(ran).toEqual(["begin immediate", "commit", "begin immediate", "commit"]);
  expect(notes()).toEqual(kept("first", "second"));
});

test("concurrent writers share one sync", async () => {
  await Promise.all(["a", "b", "c", "d", "e"].map(write));
  expect(notes()).toEqual(kept("a", "b", "c", "d", "e"));
  expect([committed(), disk.syncs]).toEqual([1, 1]);
});

test("no writer waits for more than fifteen others", async () => {
  await Promise.all(Array.from({ length: 33 }, (_, index) => write(`${index}`)));
  expect([committed(), disk.syncs]).toEqual([3, 3]);
});

test("a refused write rolls back no other, whether first or last", async () => {
  await Promise.all([refuse("no"), write("a"), refuse("neither"), write("b"), refuse("nor")]);
  expect(notes()).toEqual(kept("a", "b"));
});

test("a refusal is reported only after the writes it may depend on are on the disk", async () => {
  const replies: string[] = [];
  const writing = write("a").then(() => replies.push(`kept, ${disk.syncs} sync`));
  const refusing = refuse("b").then(() => replies.push(`refused, ${disk.syncs} sync`));
  await Promise.all([writing, refusing]);
  expect(replies.toSorted()).toEqual(["kept, 1 sync", "refused, 1 sync"]);
});

/** Holds each sync until it is let go. */
function holdSyncs(): (() => void)[] {
  const held: (() => void)[] = [];
  disk.work = () => new Promise((resolve) => held.push(resolve));
  return held;
}

test("writes go on while the disk syncs, and each is reported after a sync that began after its commit", async () => {
  const held = holdSyncs();
  const reported: string[] = [];
  const first = write("a").then(() => reported.push("a"));
  await expect.poll(() => held).toHaveLength(1);
  const others = ["b", "c"].map((text) => write(text).then(() => reported.push(text)));
  await expect.poll(() => notes()).toEqual(kept("a", "b", "c"));
  expect([committed(), reported]).toEqual([1, []]);
  held[0]?.();
  await first;
  await expect.poll(() => held).toHaveLength(2);
  expect([committed(), reported]).toEqual([2, ["a"]]);
  held[1]?.();
  await Promise.all(others);
  expect(reported).toEqual(["a", "b", "c"]);
});

test("a refusal waits for the sync of what it has seen", async () => {
  const held = holdSyncs();
  const writing = write("a");
  await expect.poll(() => held).toHaveLength(1);
  let isRefused = false;
  const refusing = refuse("b").then(() => (isRefused = true));
  await setImmediate();
  await setImmediate();
  expect(isRefused).toBe(false);
  held[0]?.();
  await Promise.all([writing, refusing]);
});

test("a full group is committed during a sync, and needs the next one", async () => {
  const held = holdSyncs();
  const first = write("first");
  await expect.poll(() => held).toHaveLength(1);
  const reported: number[] = [];
  const others = Array.from({ length: 16 }, (_, index) =>
    write(`${index}`).then(() => reported.push(index)),
  );
  await expect.poll(() => committed()).toBe(2);
  expect(held).toHaveLength(1);
  held[0]?.();
  await first;
  await expect.poll(() => held).toHaveLength(2);
  expect(reported).toEqual([]);
  held[1]?.();
  await Promise.all(others);
});

test("if a sync fails, nobody is told that a write is on the disk", async () => {
  disk.work = () => Promise.reject(new Error("disk I/O error"));
  const outcomes = await Promise.allSettled(["a", "b"].map(write));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("if a commit fails, all its writers get the error, and the next commit succeeds", async () => {
  failure = { of: "commit", error: new Error("disk I/O error") };
  const outcomes = await Promise.allSettled([write("a"), write("b"), refuse("c")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(notes()).toEqual([]);
  await write("d");
  expect(notes()).toEqual(kept("d"));
});

test.each(["savepoint member", "release member", "rollback to member"])(
  "if %s fails, no turn is kept in part, and the next one runs",
  async (of) => {
    failure = { of, error: new Error("disk I/O error") };
    const outcomes = await Promise.allSettled([write("a"), refuse("b"), write("c")]);
    const isKept = (text: string, index: number) => outcomes[index]?.status === "fulfilled" && text;
    expect(outcomes.map(({ status }) => status)).toContain("rejected");
    expect(notes()).toEqual(kept(...["a", "", "c"].filter(isKept)));
    await write("d");
    expect(notes().at(-1)).toEqual({ text: "d" });
  },
);

test("an error that ends the whole transaction reaches all its writers", async () => {
  const writing = write("a");
  const turn = await commits.begin();
  file.exec("rollback");
  const outcomes = await Promise.allSettled([writing, turn.keep()]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await write("b");
  expect(notes()).toEqual(kept("b"));
});

test("work that cannot run in a transaction runs between two", async () => {
  const alone = () => commits.alone(async () => file.exec("pragma wal_checkpoint(truncate)"));
  await Promise.all([write("a"), alone(), write("b")]);
  expect(notes()).toEqual(kept("a", "b"));
  expect(committed()).toBe(2);
});

test("however many writes are kept and dropped concurrently, exactly the kept ones are stored", async () => {
  const failToAdd = (text: string) => expect(() => add(text)).toThrow("UNIQUE");
  const later = async (turns: number): Promise<void> => {
    if (turns === 0) return;
    await setImmediate();
    await later(turns - 1);
  };
  const writer = fc.record({ keeps: fc.boolean(), pauses: fc.nat(3), fails: fc.boolean() });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(writer, { minLength: 1, maxLength: 40 }), async (writers) => {
      run += 1;
      const wanted: string[] = [];
      await Promise.all(
        writers.map(async ({ keeps, pauses, fails }, index) => {
          await later(pauses);
          const turn = await commits.begin();
          const text = `${run}-${index}`;
          add(text);
          if (fails) failToAdd(text);
          if (!keeps) return turn.drop();
          wanted.push(text);
          return turn.keep();
        }),
      );
      const like = `${run}-%`;
      const found = file.prepare("select text from note where text like ? order by rowid");
      expect(found.all(like)).toEqual(kept(...wanted));
    }),
  );
});

test("a reader waits for the sync of what it has seen", async () => {
  const held = holdSyncs();
  expect(commits.syncing).toBeNull();
  const writing = write("a");
  await expect.poll(() => held).toHaveLength(1);
  const seen = commits.syncing;
  expect(seen).not.toBeNull();
  held[0]?.();
  await Promise.all([seen, writing]);
  expect(commits.syncing).toBeNull();
});

test("no reader sees uncommitted writes, and all readers see acknowledged ones", async () => {
  const opened: OpenDatabase = await openDatabase({ dataFolder: folder, databaseUrl: null });
  const { database } = opened;
  const names = () => database.selectFrom("setting").select("name").orderBy("name").execute();
  const before = await names();
  await database.transaction().execute(async (tx) => {
    await tx.insertInto("setting").values({ name: "zz", value: "1" }).execute();
    expect(await names()).toEqual(before);
  });
  expect(await names()).toEqual([...before, { name: "zz" }]);
  await database.deleteFrom("setting").where("name", "=", "zz").execute();
  expect(await names()).toEqual(before);
  await opened.close();
});

test("work outside of a transaction may have changed the file, and no commit", async () => {
  await Promise.all([write("first"), write("second")]);
  const before = ran.length;
  await commits.alone(async () => ran.push("vacuum"));
  expect(ran.slice(0, before)).not.toContain("-- may have changed the file");
  expect(ran.slice(before)).toEqual(["vacuum", "-- may have changed the file"]);
});
