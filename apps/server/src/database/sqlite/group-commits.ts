import type { SqliteDatabase } from "kysely";

import { Outage } from "#database/outage.ts";

/** Who writes, between the beginning and the end of what it writes. Both end when it is known what became of it. */
export type Turn = {
  readonly keep: () => Promise<void>;
  readonly drop: () => Promise<void>;
};

/** What was kept, and waits for one sync of the disk together. */
type Group = PromiseWithResolvers<void> & { kept: number };

type Parts = {
  readonly statements: Pick<SqliteDatabase, "prepare">;
  /** An error may have ended the transaction already. */
  readonly isInTransaction: () => boolean;
  /** Whatever was committed is on the disk. */
  readonly onCommit: () => void;
};

/** So many wait for each other at the most: each of them for all who come after it. */
const mostTogether = 16;

/**
 * To sync the disk takes longer than to write an order, and nothing else can be done meanwhile. So those who write at
 * the same time do so one after the other, each with a savepoint of its own, and are committed together: as soon as
 * nobody is left who waits to write.
 */
export class GroupCommits {
  readonly #parts: Parts;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #group: Group | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Waits until nobody else writes. */
  async begin(): Promise<Turn> {
    await this.#take();
    try {
      this.#run(this.#group === null ? "begin immediate" : "savepoint member");
    } catch (error) {
      this.#pass();
      throw error;
    }
    return { keep: () => this.#keep(), drop: () => this.#drop() };
  }

  /** For what cannot be done within a transaction. */
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
    // What it was refused for may have been kept by those before it.
    await group?.promise;
  }

  /** Whatever becomes of a turn, the next one comes. */
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
    if (this.#group !== null && this.#group.kept >= mostTogether) this.#commit();
    const next = this.#waiting.shift();
    if (next !== undefined) return next();
    this.#isTaken = false;
    // Who has asked already, but was not heard yet, comes along.
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

  /** Takes everything back since the beginning, which a full disk, for one, has done already. */
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
