import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { giveToOwner } from "#database/give-to-owner.ts";
import { StartupError } from "#database/startup-error.ts";
import { explainErrors, isBusy } from "./sqlite-errors.ts";

/**
 * Keeps a second server from the same data folder. The lock is the operating system's, on an open file, so it ends with
 * its process, however that ended.
 */
export function lockDataFolder(folder: string): { readonly release: () => void } {
  const file = join(folder, "comanda.lock");
  return explainErrors(file, () => lockFile(file, folder));
}

function lockFile(file: string, folder: string): { readonly release: () => void } {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    giveToOwner(file);
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartupError(`Another Comanda is already running on the data folder ${folder}.`);
  }
  return { release: () => lock.close() };
}
