import { requirePermission } from "@comanda/domain/staff/action-permissions";

import type { Session } from "#api/session.ts";
import type { Records } from "@comanda/sync/records/records";

import type { Entry } from "./first-entries.ts";

/** Entries below the address of another one. */
export const innerPaths: ReadonlySet<string> = new Set(["/cash-calc/close"]);

/** Whether the entry belongs to the screen at this path. */
export function isEntryOfPath(
  { path, aliases = [] }: Pick<Entry<never>, "path" | "aliases">,
  shown: string,
): boolean {
  if (path === shown || aliases.includes(shown)) return true;
  return shown.startsWith(`${path}/`) && !innerPaths.has(shown);
}

/** The entries available to this user now. Without permission, only those that a manager can allow are shown. */
export function entriesForUser<Words>(
  entries: readonly Entry<Words>[],
  { user }: Session,
  records: Records,
): readonly Entry<Words>[] {
  return entries.filter(
    ({ action, isAllowable, isAvailable }) =>
      (isAllowable ?? requirePermission(user, action) === null) && (isAvailable?.(records) ?? true),
  );
}
