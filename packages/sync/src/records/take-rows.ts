import { applyChanges, type JournalRow, type UnreadableRow } from "./apply-changes.ts";
import type { Records } from "./records.ts";
import { touchesReference } from "./touches-reference.ts";

export type KnownRows = {
  readonly records: Records;
  /** The newest change that is in the records. */
  readonly ping: number;
  /** Of the row that told of it. */
  readonly mark: string | undefined;
  /** What came before its turn. */
  readonly waiting: ReadonlyMap<number, JournalRow>;
  /** The back office has changed the menu, or what else was loaded with it, since that was loaded. */
  readonly isReferenceOld: boolean;
  /** The newest row that told of the settings of the house. */
  readonly settingsTold: number;
};

/**
 * Takes in rows of the journal, in their order, each once; what comes too early waits for those before it. A row that
 * cannot be read is never skipped: what comes after it would be applied to something that no till has.
 */
export function takeRows(known: KnownRows, rows: readonly JournalRow[]): KnownRows | UnreadableRow {
  const waiting = new Map(known.waiting);
  for (const row of rows) if (row.ping > known.ping) waiting.set(row.ping, row);
  let { records, ping, mark, isReferenceOld, settingsTold } = known;
  for (let next = waiting.get(ping + 1); next !== undefined; next = waiting.get(ping + 1)) {
    waiting.delete(next.ping);
    const changed = applyChanges(records, next);
    if ("unreadable" in changed) return changed;
    records = changed;
    ({ ping, mark } = next);
    isReferenceOld ||= touchesReference(next);
    if (next.update["setting"] !== undefined) settingsTold = ping;
  }
  return { records, ping, mark, waiting, isReferenceOld, settingsTold };
}

/**
 * The rows that a reply brings: its own. A write that changed nothing has none, and names the newest, which is
 * another till's and must not be taken for it.
 */
export function rowsOfReply(reply: JournalRow): readonly JournalRow[] {
  const { insert, update, delete: deleted } = reply;
  const isRow = [insert, update, deleted].some((lists) => Object.keys(lists).length > 0);
  return isRow ? [reply] : [];
}
