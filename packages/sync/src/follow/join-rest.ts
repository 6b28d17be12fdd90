import { applyRowsInOrder } from "../records/apply-rows-in-order.ts";
import { noRecords, type BillRecords } from "../records/records.ts";
import type { FollowState, LoadedBills, LoadedRest, RowsSince } from "./state.ts";

/** The rest of the bills, as the state machine takes it. A file of its own, since it is not needed for the first screen. */
export function joinRest(bills: LoadedBills): LoadedRest {
  const { ping, mark } = bills;
  return { ping, mark, withRows: (rows, ahead) => applyRows(bills, rows, ahead) };
}

/** Null if the bills are of another journal, or a row cannot be read. */
function applyRows(
  bills: LoadedBills,
  since: RowsSince,
  ahead: FollowState<never>["ahead"],
): BillRecords | null {
  if (isOtherJournal(bills, since, ahead)) return null;
  const { ping, mark } = bills;
  const records = { ...noRecords, bill: bills.bill, billItem: bills.billItem };
  const others = { billsAsOf: 0, waiting: new Map(), isReferenceOld: false, settingsPing: 0 };
  const taken = applyRowsInOrder({ records, ping, mark, ...others }, since.rows);
  if ("unreadable" in taken) return null;
  const { bill, billItem } = taken.records;
  return { bill, billItem };
}

/** Whether the bills are of a row that this till has seen differently, or of one before its first. */
function isOtherJournal(
  { ping, mark }: LoadedBills,
  { since, rows }: RowsSince,
  ahead: FollowState<never>["ahead"],
): boolean {
  const seen = [since, ...rows].find((row) => row.ping === ping)?.mark ?? ahead.get(ping);
  return ping < since.ping || (seen !== undefined && mark !== undefined && seen !== mark);
}
