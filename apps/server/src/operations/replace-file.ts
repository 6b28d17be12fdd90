import {
  chmodSync,
  lchownSync,
  lstatSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from "node:fs";

import { syncFile, syncFolderOf } from "#database/durable-files.ts";

/**
 * Writes a file that may exist already. It is complete before it takes the place of the former one, which a full disk
 * or a power cut leaves as it was.
 */
export function replaceFile(target: string, text: string): void {
  const former = statSync(target, { throwIfNoEntry: false });
  const isTaken = lstatSync(target, { throwIfNoEntry: false }) !== undefined;
  // A pipe, a terminal or a link to nothing is written to, never replaced; a folder is refused.
  if (isTaken && former?.isFile() !== true) return writeFileSync(target, text);
  const file = former === undefined ? target : realpathSync(target);
  const unfinished = `${file}.unfinished`;
  try {
    writeFileSync(unfinished, text);
    if (former !== undefined) allowWhatIsAllowed(unfinished, former);
    syncFile(unfinished);
    renameSync(unfinished, file);
    syncFolderOf(file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** The new file may be read by whom the former one allowed to. */
function allowWhatIsAllowed(file: string, { mode, uid, gid }: Stats): void {
  chmodSync(file, mode);
  try {
    lchownSync(file, uid, gid);
  } catch {
    // Only root may give a file away, and some disks know no owners.
  }
}
