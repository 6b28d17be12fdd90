import type { Session } from "#api/session.ts";
import { recordStore } from "#records/record-store.ts";
import { useRecords } from "#records/use-records.ts";

import { entriesForUser } from "./entries-for-user.ts";
import type { Entry } from "./first-entries.ts";

/** Those of the entries that this user may open now. The open shift and day decide which of theirs are among them. */
export function useEntries<Words>(
  entries: readonly Entry<Words>[],
  session: Session,
): readonly Entry<Words>[] {
  useRecords((records) => records.workDay);
  useRecords((records) => records.shift);
  return entriesForUser(entries, session, recordStore.getState().records);
}
