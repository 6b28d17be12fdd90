import type { LocationId } from "@comanda/contract/wire";
import { CompiledQuery } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";
import { Outage } from "#database/outage.ts";
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

  run<Outcome extends Written>(work: Work<Outcome>): Promise<Outcome> {
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
    let last: Kept | null = null;
    let hasPassed = false;
    try {
      await inTransaction(this.#database, async (tx) => {
        last = await this.#runWrites(tx, group);
        hasPassed = true;
        this.#pass();
      });
      for (const write of group) write.settle();
    } catch (error) {
      await this.#giveUp(group, { last, error });
    }
    if (hasPassed) this.#runNextGroup();
    else this.#pass();
  }

  /** Each write has a savepoint. Returns the last one that is kept, whose end travels with the commit. */
  async #runWrites(tx: WriteTransaction, group: Write[]): Promise<Kept | null> {
    let last: Kept | null = null;
    let until = Infinity;
    let [next] = group;
    const isFull = (): boolean => group.length >= maxGroupSize || performance.now() >= until;
    void send(tx, "savepoint write");
    while (next !== undefined) {
      // Its first statements travel with the last ones of the write before it.
      let outcome = await runPart(tx, next, last);
      if (last !== null && !(await this.#confirm(tx, last, next))) {
        last = null;
        outcome = await runPart(tx, next, last);
      }
      // The first one may have waited long for the lock.
      if (next === group[0]) until = performance.now() + this.#maxGroupMs;
      else group.push(next);
      if (outcome === null) await rollBack(tx);
      const following = isFull() ? undefined : this.#waiting.shift();
      if (outcome !== null) {
        last = { write: next, outcome, released: send(tx, "release savepoint write") };
        if (following !== undefined) void send(tx, "savepoint write");
      }
      next = following;
    }
    return last;
  }

  /**
   * If PostgreSQL refused the end of the last write, it has skipped the commit, and the other writes run again.
   * Otherwise it is unknown whether they are committed, so all fail.
   */
  async #giveUp(
    group: readonly Write[],
    { last, error }: { readonly last: Kept | null; readonly error: unknown },
  ): Promise<void> {
    const isRefused = last !== null && !(error instanceof Outage) && !(await hasSucceeded(last));
    if (!isRefused) {
      for (const write of group) write.fail(error);
      return;
    }
    const others = group.filter((write) => write !== last.write);
    this.#waiting.unshift(...others);
    // One of them may have its key: its reply is found once they are committed.
    void Promise.allSettled(others.map(({ outcome }) => outcome)).then(() =>
      last.write.fail(error),
    );
  }

  /** If the connection is lost with the group, the write that came next is put back: it has not joined it yet. */
  async #confirm(tx: WriteTransaction, last: Kept, next: Write): Promise<boolean> {
    try {
      return await confirm(tx, last);
    } catch (error) {
      this.#waiting.unshift(next);
      throw error;
    }
  }
}

/** A write that is kept unless one of its last statements fails, which were not waited for. */
type Kept = {
  readonly write: Write;
  readonly outcome: Written;
  readonly released: Promise<unknown>;
};

async function hasSucceeded({ released }: Kept): Promise<boolean> {
  return released.then(
    () => true,
    () => false,
  );
}

/** Returns null for a refusal or fault, which leaves the others of its group as they are. */
async function runPart(
  tx: WriteTransaction,
  write: Write,
  last: Kept | null,
): Promise<Written | null> {
  return inPart(tx, (part) => write.run(part, last?.outcome ?? null));
}

/** Sends a statement together with those before and after it. Its failure shows when the write is confirmed or committed. */
function send(tx: WriteTransaction, sql: string): Promise<unknown> {
  const sent = executeCompiled(tx, CompiledQuery.raw(sql));
  sent.catch(() => {});
  return sent;
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

type Work<Outcome> = (tx: WriteTransaction, last: Written | null) => Promise<Outcome>;

type Write = {
  /** What is reported. */
  readonly outcome: Promise<unknown>;
  /** Returns null if it is not to be committed. */
  readonly run: Work<Written | null>;
  /** Sets the reason why it failed, whatever it came to. */
  readonly refuse: (reason: unknown) => void;
  /** Reports its outcome: once its group is committed, as a refusal may depend on an earlier write of the group. */
  readonly settle: () => void;
  /** Reports that its group was lost. */
  readonly fail: (reason: unknown) => void;
};

function newWrite<Outcome extends Written>(
  work: Work<Outcome>,
): {
  readonly write: Write;
  readonly outcome: Promise<Outcome>;
} {
  const { promise: outcome, resolve, reject } = Promise.withResolvers<Outcome>();
  let settle: (() => void) | null = null;
  const refuse: Write["refuse"] = (reason) => {
    settle = () => reject(reason);
  };
  const run: Write["run"] = async (tx, last) => {
    try {
      const result = await work(tx, last);
      settle = () => resolve(result);
      return result.isCommitted ? result : null;
    } catch (error) {
      refuse(error);
      return null;
    }
  };
  return { outcome, write: { outcome, run, refuse, settle: () => settle?.(), fail: reject } };
}
