import { lchownSync, statSync } from "node:fs";
import { dirname } from "node:path";

type System = {
  readonly isRoot: boolean;
  readonly change: (file: string, user: number, group: number) => void;
};

const thisSystem: System = { isRoot: process.getuid?.() === 0, change: lchownSync };

/**
 * Gives what root has just made to the owner of the folder that it is in: a server that runs as that user could not
 * open a file of root's, and would not start after an administrator ran a program.
 */
export function giveToOwner(file: string, { isRoot, change }: System = thisSystem): void {
  if (!isRoot) return;
  const { uid, gid } = statSync(dirname(file));
  try {
    change(file, uid, gid);
  } catch {
    // A disk without owners, such as a USB stick: there every user may open it.
  }
}
