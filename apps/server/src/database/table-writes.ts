import type { DialectAdapter } from "kysely";

import type { Database } from "./database.ts";

/**
 * Which tables were written to, where this process alone writes to the database. A write counts from its statement on,
 * and again at its commit: until then some readers see the table as it was.
 */
export class TableWrites {
  readonly #lastCommits = new Map<string, number>();
  readonly #uncommitted = new Set<string>();
  #commits = 0;

  /** A statement is about to write to these tables. */
  begin(tables: readonly string[]): void {
    for (const table of tables) this.#uncommitted.add(table);
  }

  /** Everything that was written is committed. */
  commit(): void {
    if (this.#uncommitted.size === 0) return;
    this.#commits += 1;
    for (const table of this.#uncommitted) this.#lastCommits.set(table, this.#commits);
    this.#uncommitted.clear();
  }

  /** The same number as long as none of the tables can have changed; null while a write to one is not committed. */
  versionOf(tables: readonly string[]): number | null {
    let version = 0;
    for (const table of tables) {
      if (this.#uncommitted.has(table)) return null;
      version = Math.max(version, this.#lastCommits.get(table) ?? 0);
    }
    return version;
  }
}

/** The adapter of an engine whose file belongs to this process. */
export type SoleWriterAdapter = DialectAdapter & { readonly writes: TableWrites };

/** Null where other servers may write, too: on PostgreSQL. */
export function writesTo(database: Database): TableWrites | null {
  const { adapter } = database.getExecutor();
  return isSoleWriter(adapter) ? adapter.writes : null;
}

function isSoleWriter(adapter: DialectAdapter): adapter is SoleWriterAdapter {
  return "writes" in adapter;
}
