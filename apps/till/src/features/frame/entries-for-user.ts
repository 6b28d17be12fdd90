import { requirePermission } from "@comanda/domain/staff/action-permissions";

import type { Session } from "#api/session.ts";
import type { Records } from "@comanda/sync/records/records";

import { menuEntries, type MenuEntry } from "./menu-entries.ts";

/** Whether the entry belongs to the screen at this path. */
export function isEntryOfPath({ path, aliases = [] }: MenuEntry, shown: string): boolean {
  if (path === shown || aliases.includes(shown)) return true;
  return shown.startsWith(`${path}/`) && menuEntries.every((other) => other.path !== shown);
}

/** The entries available to this user now; entries without permission are hidden. */
export function entriesForUser({ user }: Session, records: Records): readonly MenuEntry[] {
  return menuEntries.filter(
    ({ action, isAvailable }) =>
      requirePermission(user, action) === null && (isAvailable?.(records) ?? true),
  );
}
