import { applyChanges, type JournalRow, type UnreadableRow } from "./apply-changes.ts";
import type { Records } from "./records.ts";

export type RecordsState = {
  readonly records: Records;
  /** The row up to which the records already have the changes of bills, if that is later than `ping`. */
  readonly billsAsOf: number;
  /** The newest row that the records include. */
  readonly ping: number;
  /** The hash prefix of that row. */
  readonly mark: string | undefined;
  /** Rows that arrived out of order. */
  readonly waiting: ReadonlyMap<number, JournalRow>;
  /** The back office has changed the menu, or other data loaded with it, since then. */
  readonly isReferenceOld: boolean;
  /** The number of the newest row that changed the settings of the house. */
  readonly settingsPing: number;
};

/**
 * Applies journal rows in order, each once; a row that arrives too early waits for those before it. An unreadable row
 * is never skipped, because the rows after it would be applied to a state that no till has.
 */
export function applyRowsInOrder(
  known: RecordsState,
  rows: readonly JournalRow[],
): RecordsState | UnreadableRow {
  const waiting = new Map(known.waiting);
  for (const row of rows) if (row.ping > known.ping) waiting.set(row.ping, row);
  let { records, ping, mark, isReferenceOld, settingsPing } = known;
  for (let next = waiting.get(ping + 1); next !== undefined; next = waiting.get(ping + 1)) {
    waiting.delete(next.ping);
    const changed = applyChanges(records, next);
    if ("unreadable" in changed) return changed;
    const { bill, billItem } = records;
    records = next.ping <= known.billsAsOf ? { ...changed, bill, billItem } : changed;
    ({ ping, mark } = next);
    isReferenceOld ||= touchesReference(next);
    if (next.update["setting"] !== undefined) settingsPing = ping;
  }
  const { billsAsOf } = known;
  return { records, billsAsOf, ping, mark, waiting, isReferenceOld, settingsPing };
}

/**
 * The journal rows in a reply. A write that changed nothing has none: its `ping` is the newest row, which belongs to
 * another till and must not be mistaken for its own.
 */
export function rowsOfReply(reply: JournalRow): readonly JournalRow[] {
  const { insert, update, delete: deleted } = reply;
  const isRow = [insert, update, deleted].some((lists) => Object.keys(lists).length > 0);
  return isRow ? [reply] : [];
}

/** The kinds of back-office records that this till does not follow row by row. */
const referenceKinds: ReadonlySet<string> = new Set([
  "article",
  "category",
  "favorite",
  "scheduledMenu",
  "mixerGroup",
  "orderLevel",
  "productGroup",
  "payType",
  "promotion",
  "discountReason",
  "commission",
  "customerType",
  "currency",
  "stockItem",
  "location",
  "station",
  "floorRoom",
  "floorTable",
  "tableLink",
]);

/** Whether a journal row makes the loaded menu, prices and pay types outdated. */
function touchesReference({ insert, update, delete: gone }: JournalRow): boolean {
  return [insert, update, gone].some((lists) =>
    Object.keys(lists).some((kind) => referenceKinds.has(kind)),
  );
}
