import type { Session } from "#api/session.ts";
import { recordStore } from "#records/record-store.ts";
import { useRecords } from "#records/use-records.ts";

import { entriesForUser } from "./entries-for-user.ts";
import type { MenuEntry } from "./menu-entries.ts";

/** The entries available to this user now. The open shift and day decide which of theirs are among them. */
export function useEntries(session: Session): readonly MenuEntry[] {
  useRecords((records) => records.workDay);
  useRecords((records) => records.shift);
  return entriesForUser(session, recordStore.getState().records);
}
