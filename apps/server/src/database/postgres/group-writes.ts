import type { LocationId } from "@comanda/contract/wire";
import { CompiledQuery } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";
import {
  executeCompiled,
  forgetFailure,
  inPart,
  inTransaction,
} from "#database/transaction-connection.ts";
import type { RunWrite, Written } from "#database/written.ts";

/** The most writes in one group: each of them waits for all that come after it. */
const maxGroupSize = 16;

/** After so long no further write joins: another server may wait for the lock of the location. */
const groupTimeMs = 30;

/**
 * The writes of a location need its lock one after the other, and release it only when their commit is on the disk. So
 * those that wait in this server run in one transaction, each with its own savepoint, and are committed together.
 */
export function groupWrites(database: Database, maxGroupMs = groupTimeMs): RunWrite {
  const queues = new Map<LocationId, WriteQueue>();
  return (location, work) => {
    const queue = queues.get(location) ?? new WriteQueue(database, maxGroupMs);
    queues.set(location, queue);
    return queue.run(work);
  };
}

class WriteQueue {
  readonly #database: Database;
  readonly #maxGroupMs: number;
  readonly #waiting: Write[] = [];
  #isTaken = false;

  constructor(database: Database, maxGroupMs: number) {
    this.#database = database;
    this.#maxGroupMs = maxGroupMs;
  }

  run<Outcome extends Written>(work: (tx: WriteTransaction) => Promise<Outcome>): Promise<Outcome> {
    const { write, outcome } = newWrite(work);
    this.#waiting.push(write);
    this.#runNextGroup();
    return outcome;
  }

  #runNextGroup(): void {
    if (this.#isTaken || this.#waiting.length === 0) return;
    this.#isTaken = true;
    void this.#runGroup();
  }

  /** Lets the next group begin; it waits for the lock of the location until this one is committed. */
  #pass(): void {
    this.#isTaken = false;
    this.#runNextGroup();
  }

  async #runGroup(): Promise<void> {
    // Before the transaction begins: a write that gets no connection fails.
    const group = this.#waiting.splice(0, 1);
    let hasPassed = false;
    try {
      await inTransaction(this.#database, async (tx) => {
        await this.#runWrites(tx, group);
        hasPassed = true;
        this.#pass();
      });
      for (const write of group) write.settle();
    } catch (error) {
      if (error === notKept) for (const write of group) write.settle();
      else for (const write of group) write.fail(error);
    }
    if (!hasPassed) this.#pass();
  }

  /** A single write needs no savepoint. */
  async #runWrites(tx: WriteTransaction, group: Write[]): Promise<void> {
    const [first] = group;
    if (first === undefined) return;
    if (!(await inPart(tx, first.run))) throw notKept;
    const until = performance.now() + this.#maxGroupMs;
    const isFull = (): boolean => group.length >= maxGroupSize || performance.now() >= until;
    if (isFull() || this.#waiting.length === 0) return;
    // Fails if a statement of the first write did, which was not waited for.
    await execute(tx, "savepoint write");
    let last: Kept | null = null;
    for (let next = this.#waiting.shift(); next !== undefined;) {
      const isKept = await this.#runAfter(tx, next, last);
      group.push(next);
      if (!isKept) await rollBack(tx);
      const following = isFull() ? undefined : this.#waiting.shift();
      last = isKept ? release(tx, next, following !== undefined) : null;
      next = following;
    }
    if (last !== null) await confirm(tx, last);
  }

  /**
   * Returns whether the write is kept: its refusal or fault leaves the others of its group as they are. Its first
   * statements travel with the last ones of the write before it; if one of those fails, it runs once more.
   */
  async #runAfter(tx: WriteTransaction, write: Write, last: Kept | null): Promise<boolean> {
    const isKept = await inPart(tx, write.run);
    try {
      if (last === null || (await confirm(tx, last))) return isKept;
    } catch (error) {
      // The connection is lost with the group, which this write has not joined yet.
      this.#waiting.unshift(write);
      throw error;
    }
    return inPart(tx, write.run);
  }
}

const notKept = new Error("Rolled back");

/** A write that is kept unless one of its last statements fails, which were not waited for. */
type Kept = { readonly write: Write; readonly released: Promise<unknown> };

/** Sets a savepoint for the next write, too. */
function release(tx: WriteTransaction, write: Write, isFollowed: boolean): Kept {
  const released = executeCompiled(tx, CompiledQuery.raw("release savepoint write"));
  const set = isFollowed ? executeCompiled(tx, CompiledQuery.raw("savepoint write")) : null;
  // The release reports a failure when it is waited for; without one, the savepoint is set.
  for (const sent of [released, set]) sent?.catch(() => {});
  return { write, released };
}

/** Returns whether the write is kept; otherwise it is rolled back. */
async function confirm(tx: WriteTransaction, { write, released }: Kept): Promise<boolean> {
  try {
    await released;
    return true;
  } catch (error) {
    write.refuse(error);
    await rollBack(tx);
    return false;
  }
}

/** The savepoint remains. */
async function rollBack(tx: WriteTransaction): Promise<void> {
  forgetFailure(tx);
  await execute(tx, "rollback to savepoint write");
}

/** After the statements of the transaction that Kysely has not sent yet. */
async function execute(tx: WriteTransaction, sql: string): Promise<void> {
  await tx.getExecutor().executeQuery(CompiledQuery.raw(sql));
}

type Write = {
  /** Returns whether it is kept. */
  readonly run: (tx: WriteTransaction) => Promise<boolean>;
  /** Sets the reason why it failed, whatever it came to. */
  readonly refuse: (reason: unknown) => void;
  /** Reports its outcome: once its group is committed, as a refusal may depend on an earlier write of the group. */
  readonly settle: () => void;
  /** Reports that its group was lost. */
  readonly fail: (reason: unknown) => void;
};

function newWrite<Outcome extends Written>(
  work: (tx: WriteTransaction) => Promise<Outcome>,
): {
  readonly write: Write;
  readonly outcome: Promise<Outcome>;
} {
  const { promise: outcome, resolve, reject } = Promise.withResolvers<Outcome>();
  let settle: (() => void) | null = null;
  const refuse: Write["refuse"] = (reason) => {
    settle = () => reject(reason);
  };
  const run: Write["run"] = async (tx) => {
    try {
      const result = await work(tx);
      settle = () => resolve(result);
      return result.isKept;
    } catch (error) {
      refuse(error);
      return false;
    }
  };
  return { outcome, write: { run, refuse, settle: () => settle?.(), fail: reject } };
}
