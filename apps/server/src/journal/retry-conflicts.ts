import { setTimeout } from "node:timers/promises";

/**
 * PostgreSQL's serialization failure, its deadlock, and a prepared statement whose columns another server has changed:
 * the transaction can simply be retried. SQLite has no conflicts: its file belongs to one process, whose writes are
 * queued.
 */
const conflicts = new Set<unknown>(["40001", "40P01", "0A000"]);

const maxTries = 5;
const firstPauseMs = 5;

/** Retries the work if the database reports a conflict with another transaction. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      // Each try begins after the one before it has failed.
      return await work();
    } catch (error) {
      if (tries === maxTries || !isConflict(error)) throw error;
      await setTimeout(firstPauseMs * 2 ** tries);
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && "code" in error && conflicts.has(error.code);
}
