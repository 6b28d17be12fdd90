import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { countCash as countCashCall } from "@comanda/contract/day";
import { countCash as countDrawer, type Denomination } from "@comanda/domain/money/cash-count";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { countShift } from "@comanda/domain/shift/end-shift";
import { summarizeShift } from "@comanda/domain/shift/summarize-shift";

import { refuseCall, type RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { findDenominations, insertCount } from "../shift/index.ts";
import { loadShiftRecord } from "./load-day.ts";
import { presentShift } from "./present-summary.ts";
import { findShiftAt } from "./shift-at.ts";

type Call = typeof countCashCall;
type Row = BodyOf<Call>["coin"][number];

/** The owner of the shift counts the drawer at its end, and sees at once what should be in it. */
export async function countCash(
  writing: Writing,
  { coin, cash }: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { tx, session } = writing;
  const { location, station, staff } = session;
  if (station === null) return refuseCall("station-missing");
  const coins = readRows(coin);
  if (isRefusal(coins)) return coins;
  const notes = readRows(cash);
  if (isRefusal(notes)) return notes;
  const count = countDrawer(await findDenominations(tx, location), { coins, notes });
  if (isRefusal(count)) return count;
  const shift = countShift(await findShiftAt(tx, location, station), { by: staff, count });
  if (isRefusal(shift)) return shift;
  await insertCount(writing, shift.id, count);
  const record = await loadShiftRecord(tx, location, shift.id);
  const counted = count.grandTotal;
  return { summary: presentShift(summarizeShift(shift, record, { counted, endedAt: null })) };
}

/** What the till has shown beside a coin or a note has to be what so many of it come to. */
function readRows(rows: readonly Row[]): readonly Denomination[] | Refusal {
  const slip = rows.find(({ bill, qty, total }) => total !== bill * qty);
  if (slip !== undefined) return refuse("count-invalid", { value: slip.bill, quantity: slip.qty });
  return rows.map(({ bill, qty }) => ({ value: bill, quantity: qty }));
}
