import type { DatabaseSync } from "node:sqlite";

import { DatabaseRescue } from "./database-rescue.ts";
import { FileWatch } from "./file-watch.ts";

type GuardedFiles = {
  readonly files: FileWatch;
  /** A last look at the files, while everything is still open; waits for the copy if they are lost. */
  readonly settleFiles: () => Promise<void>;
};

/** If the files are deleted or replaced, what is open is copied: it is all that has what was acknowledged. */
export function guardFiles(
  file: string,
  source: DatabaseSync,
  onReplaced: () => void,
): GuardedFiles {
  const onRescued = (): void => files.removeStrayLog();
  const rescue = new DatabaseRescue({ source, file, onRescued, say });
  const files = new FileWatch(file, (problem) => {
    say(`${problem}, so no order is accepted any more: a restart would lose it.`);
    onReplaced();
    rescue.start();
  });
  const settleFiles = async (): Promise<void> => {
    files.check();
    files.stop();
    await rescue.settle();
  };
  return { files, settleFiles };
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
