import type { DatabaseSync } from "node:sqlite";

import { DatabaseRescue } from "./database-rescue.ts";
import { FileWatch } from "./file-watch.ts";

type GuardedFiles = {
  readonly files: FileWatch;
  /** Looks at the files, and if they are lost, waits for the copy. */
  readonly rescueIfLost: () => Promise<void>;
  /** The same for the last time, while everything is still open. */
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
  const rescueIfLost = async (): Promise<void> => {
    files.check();
    await rescue.settle();
  };
  const settleFiles = async (): Promise<void> => {
    const rescued = rescueIfLost();
    files.stop();
    await rescued;
  };
  return { files, rescueIfLost, settleFiles };
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
