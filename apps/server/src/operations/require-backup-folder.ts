import { existsSync } from "node:fs";
import { dirname } from "node:path";

import { StartupError } from "#database/startup-error.ts";

/**
 * Only the usual folder of the backups is made: a folder that is missing elsewhere is perhaps a stick that is not
 * mounted, and a backup that was to leave the machine would stay on its disk.
 */
export function requireBackupFolder(target: string, usual: string): void {
  const folder = dirname(target);
  if (folder === dirname(usual) || existsSync(folder)) return;
  throw new StartupError(
    `There is no folder ${folder}. Is its disk mounted? Otherwise make the folder first.`,
  );
}
