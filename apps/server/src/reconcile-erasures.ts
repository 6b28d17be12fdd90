import type { OpenDatabase } from "#database/open-database.ts";
import { findErasedFingerprints } from "#journal/guest-key-store.ts";

import { runWithCommand } from "./run-with-command.ts";
import type { Config } from "./config.ts";
import { eraseListedGuests } from "./features/office-house/index.ts";
import type { ErasedGuests } from "./operations/erased-guests.ts";

type ErasureDependencies = Pick<OpenDatabase, "database" | "clearLog"> & {
  readonly erased: ErasedGuests;
};

/**
 * Reconciles the database with the list of erased guests before the first request: guests that a restored backup has
 * brought back are erased again, and guests that the list lacks, as after a power cut, are added to it.
 */
export async function reconcileErasures(
  { databaseUrl }: Pick<Config, "databaseUrl">,
  { database, clearLog, erased }: ErasureDependencies,
): Promise<void> {
  const listed = erased.list();
  const known = new Set(listed);
  const missing = await findErasedFingerprints(database);
  erased.add(missing.filter((fingerprint) => !known.has(fingerprint)));
  if (listed.length === 0) return;
  const count = await runWithCommand({ database, databaseUrl }, (command) =>
    eraseListedGuests(database, command, listed),
  );
  if (count > 0) await clearLog();
}
