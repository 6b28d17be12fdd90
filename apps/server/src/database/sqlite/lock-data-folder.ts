import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { giveToOwner } from "#database/give-to-owner.ts";
import { StartupError } from "#database/startup-error.ts";
import { isBusy } from "./sqlite-errors.ts";

/**
 * Keeps a second server from the same data folder. The lock is the operating system's, on an open file, so it ends with
 * its process, however that ended.
 */
export function lockDataFolder(folder: string): { readonly release: () => void } {
  const lock = new DatabaseSync(join(folder, "comanda.lock"), { timeout: 0 });
  try {
    giveToOwner(join(folder, "comanda.lock"));
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartupError(`Another Comanda is already running on the data folder ${folder}.`);
  }
  return { release: () => lock.close() };
}
