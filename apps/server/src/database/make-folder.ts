import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

import { giveToOwner } from "./give-to-owner.ts";

/**
 * Creates a folder for this user alone, and its parent folders. Node's recursive mkdir never returns if a folder
 * reports that it is missing although it exists, as below /proc.
 */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
  giveToOwner(folder);
}
