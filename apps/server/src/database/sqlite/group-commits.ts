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
  /** An error may have ended the transaction already. */
  readonly isInTransaction: () => boolean;
  /** Everything committed is on the disk. */
  readonly onCommit: () => void;
};

/** The most turns in one group: each of them waits for all that come after it. */
const maxGroupSize = 16;

/**
 * Syncing the disk takes longer than writing an order, and blocks everything else. So concurrent writers take turns,
 * each with its own savepoint, and are committed together as soon as no writer waits.
 */
export class GroupCommits {
  readonly #parts: GroupDependencies;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #group: Group | null = null;

  constructor(parts: GroupDependencies) {
    this.#parts = parts;
  }

  /** Waits until no other turn is open. */
  async begin(): Promise<WriteTurn> {
    await this.#take();
    try {
      this.#run(this.#group === null ? "begin immediate" : "savepoint member");
    } catch (error) {
      this.#pass();
      throw error;
    }
    return { keep: () => this.#keep(), drop: () => this.#drop() };
  }

  /** For work that cannot run within a transaction. */
  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#take();
    try {
      if (this.#group !== null) this.#commit();
      const result = await work();
      this.#parts.onCommit();
      return result;
    } finally {
      this.#pass();
    }
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
    this.#end(() => {
      if (group === null || !this.#parts.isInTransaction()) return this.#lose();
      this.#run("rollback to member");
      this.#run("release member");
    });
    // The reason for the refusal may be a row of the group that is not committed yet.
    await group?.promise;
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

  async #take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #pass(): void {
    if (this.#group !== null && this.#group.kept >= maxGroupSize) this.#commit();
    const next = this.#waiting.shift();
    if (next !== undefined) return next();
    this.#isTaken = false;
    // A request that has arrived but was not processed yet joins the group.
    if (this.#group !== null) setImmediate(() => this.#commitIfIdle());
  }

  #commitIfIdle(): void {
    if (!this.#isTaken && this.#group !== null) this.#commit();
  }

  #commit(): void {
    try {
      this.#run("commit");
      this.#parts.onCommit();
      this.#group?.resolve();
      this.#group = null;
    } catch (error) {
      this.#lose(error);
    }
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
