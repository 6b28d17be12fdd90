import { existsSync, lstatSync, mkdirSync, readlinkSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

import { giveToOwner } from "./give-to-owner.ts";
import { StartupError } from "./startup-error.ts";

/**
 * Creates a folder for this user alone, and its parent folders. Node's recursive mkdir never returns if a folder
 * reports that it is missing although it exists, as below /proc.
 */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  requireNoDeadLink(folder);
  mkdirSync(folder, { mode: 0o700 });
  giveToOwner(folder);
}

/** Node says only that there is a file already. */
function requireNoDeadLink(path: string): void {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (!isLink || existsSync(path)) return;
  const target = resolve(dirname(path), readlinkSync(path));
  throw new StartupError(
    `${path} leads to ${target}, where there is nothing. Is its disk mounted?`,
  );
}
