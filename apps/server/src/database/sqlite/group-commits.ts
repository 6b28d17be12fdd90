import type { SqliteDatabase } from "kysely";

import { Outage } from "#database/outage.ts";

/** One writer's turn, from the beginning to the end of its writes. Both promises settle when its outcome is known. */
export type WriteTurn = {
  readonly keep: () => Promise<void>;
  readonly drop: () => Promise<void>;
};

/** Turns that were kept and share one sync of the disk. */
type Group = PromiseWithResolvers<void> & { kept: number };

type GroupDependencies = {
  readonly statements: Pick<SqliteDatabase, "prepare">;
  /** Throws while no write may begin. */
  readonly requireFound: () => void;
  /** An error may have ended the transaction already. */
  readonly isInTransaction: () => boolean;
  readonly onCommit: () => void;
  /** Work outside of a transaction, such as a checkpoint, may have changed the file. */
  readonly onAlone: () => void;
  /** Brings everything that is committed to the disk; other work may go on meanwhile. */
  readonly sync: () => Promise<void>;
};

/** The most turns in one group: each of them waits for all that come after it. */
const maxGroupSize = 16;

/**
 * Syncing the disk takes longer than writing an order. So concurrent writers take turns, each with its own savepoint,
 * and are committed together as soon as no writer waits. While the disk syncs, the next group forms; nothing that is
 * not on the disk leaves the server.
 */
export class GroupCommits {
  readonly #parts: GroupDependencies;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #group: Group | null = null;
  #syncing: Promise<void> | null = null;

  constructor(parts: GroupDependencies) {
    this.#parts = parts;
  }

  /** Waits until no other turn is open. */
  async begin(): Promise<WriteTurn> {
    if (this.#isTaken) await this.#wait();
    this.#isTaken = true;
    try {
      this.#parts.requireFound();
      this.#run(this.#group === null ? "begin immediate" : "savepoint member");
    } catch (error) {
      this.#pass();
      throw error;
    }
    return { keep: () => this.#keep(), drop: () => this.#drop() };
  }

  /** For work that cannot run within a transaction. */
  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isTaken) await this.#wait();
    this.#isTaken = true;
    try {
      this.#parts.requireFound();
      this.#commit();
      const result = await work();
      this.#parts.onCommit();
      this.#parts.onAlone();
      await this.#sync();
      return result;
    } finally {
      this.#pass();
    }
  }

  /** Settles when everything that a reader sees now is on the disk; null if it is there already. */
  get syncing(): Promise<void> | null {
    return this.#syncing;
  }

  async #keep(): Promise<void> {
    const group = this.#end(() => {
      if (!this.#parts.isInTransaction()) {
        throw new Error("The transaction has ended before it was kept");
      }
      if (this.#group !== null) this.#run("release member");
      this.#group ??= { ...Promise.withResolvers<void>(), kept: 0 };
      this.#group.kept += 1;
      return this.#group;
    });
    await group.promise;
  }

  async #drop(): Promise<void> {
    const group = this.#group;
    // The reason for the refusal may be a row that is not on the disk yet.
    const reason = group?.promise ?? this.#syncing;
    this.#end(() => {
      if (group === null || !this.#parts.isInTransaction()) return this.#lose();
      this.#run("rollback to member");
      this.#run("release member");
    });
    await reason;
  }

  /** The next turn begins even if this one fails. */
  #end<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.#lose();
      throw error;
    } finally {
      this.#pass();
    }
  }

  async #wait(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #pass(): void {
    if (this.#group !== null && this.#group.kept >= maxGroupSize) this.#commit();
    const next = this.#waiting.shift();
    if (next !== undefined) return next();
    this.#isTaken = false;
    this.#commitSoon();
  }

  /** Once no turn is open and no sync runs; a request that has arrived but was not processed yet joins the group. */
  #commitSoon(): void {
    const isReady = (): boolean => !this.#isTaken && this.#syncing === null && this.#group !== null;
    if (!isReady()) return;
    setImmediate(() => {
      if (isReady()) this.#commit();
    });
  }

  #commit(): void {
    const group = this.#group;
    if (group === null) return;
    try {
      this.#run("commit");
      this.#parts.onCommit();
    } catch (error) {
      return this.#lose(error);
    }
    this.#group = null;
    this.#sync().then(group.resolve, group.reject);
  }

  /** One sync after the other: what is committed during one needs the next. */
  async #sync(): Promise<void> {
    const syncing = this.#syncAfter(this.#syncing);
    this.#syncing = syncing;
    try {
      await syncing;
    } finally {
      if (this.#syncing === syncing) {
        this.#syncing = null;
        this.#commitSoon();
      }
    }
  }

  async #syncAfter(before: Promise<void> | null): Promise<void> {
    await before;
    await this.#parts.sync();
  }

  /** Rolls back everything since the beginning, which some errors, such as a full disk, have done already. */
  #lose(
    cause: unknown = new Outage("server-busy", "What was written together with it was taken back"),
  ): void {
    this.#group?.reject(cause);
    this.#group = null;
    if (this.#parts.isInTransaction()) this.#run("rollback");
  }

  #run(sql: string): void {
    this.#parts.statements.prepare(sql).run([]);
  }
}
