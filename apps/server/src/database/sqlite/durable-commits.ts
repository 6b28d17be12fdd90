import type { DatabaseSync } from "node:sqlite";

import type { SqliteDatabase } from "kysely";

import type { TableWrites } from "#database/table-writes.ts";

import { Checkpoints } from "./checkpoints.ts";
import type { DirtyMarker } from "./dirty-marker.ts";
import type { FileWatch } from "./file-watch.ts";
import { GroupCommits } from "./group-commits.ts";
import { LogSync } from "./log-sync.ts";

type CommitDependencies = {
  readonly file: string;
  readonly database: DatabaseSync;
  /** Its statements. */
  readonly writer: SqliteDatabase;
  readonly writes: TableWrites;
  readonly note: DirtyMarker;
  readonly files: FileWatch;
  readonly onLost: (problem: string) => void;
};

type DurableCommits = { readonly commits: GroupCommits; readonly close: () => Promise<void> };

/** Group commits whose checkpoints, and the syncs of a slow disk, run beside the thread that saves. */
export function durableCommits(parts: CommitDependencies): DurableCommits {
  const { file, database, writer, writes, note, files, onLost } = parts;
  const log = new LogSync(file, onLost);
  const checkpoints = new Checkpoints({
    file,
    logBytes: () => log.size(),
    finish: () => finishCheckpoint(writer),
    onCheckpoint: () => note.renew(),
    onLost,
  });
  const commits = new GroupCommits({
    statements: writer,
    requireFound: () => files.requireFound(),
    isInTransaction: () => database.isTransaction,
    onCommit: () => {
      writes.commit();
      // A checkpoint opens the file by its name.
      if (files.check() === null) checkpoints.countCommit();
    },
    onAlone: () => note.renew(),
    sync: async () => {
      await log.run();
      files.requireFound();
    },
  });
  const close = async (): Promise<void> => {
    await checkpoints.close();
    log.close();
  };
  return { commits, close };
}

function finishCheckpoint(writer: SqliteDatabase): void {
  try {
    writer.prepare("pragma wal_checkpoint(passive)").all([]);
  } catch {
    // On a full disk the log stays as it is, and the next checkpoint tries again.
  }
}
