import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { countCash as countCashCall } from "@comanda/contract/day";
import { isRefusal } from "@comanda/domain/refusal";
import { countShift, mayCountAgain, requireMayEndShift } from "@comanda/domain/shift/end-shift";
import { summarizeShift } from "@comanda/domain/shift/summarize-shift";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { insertCount } from "../shift/index.ts";
import { loadShiftRecord } from "./load-day.ts";
import { presentShift } from "./present-summary.ts";
import { readCashCount } from "./read-cash-count.ts";
import { toShiftEnder } from "./to-shift-ender.ts";
import { findShiftAt } from "./shift-at.ts";

type Call = typeof countCashCall;

/** The cashier who ends the shift counts its drawer, and then sees the expected amount. */
export async function countCash(
  context: WriteContext,
  counted: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { tx, session, at } = context;
  const { location, station, staff: by } = session;
  if (station === null) return refuseCall("station-missing");
  const ender = toShiftEnder(session);
  const count = await readCashCount(tx, location, counted);
  if (isRefusal(count)) return count;
  const open = requireMayEndShift(await findShiftAt(tx, location, station), ender);
  if (isRefusal(open)) return open;
  const record = await loadShiftRecord(tx, location, { shift: open.id, at });
  const shift = countShift(open, { by: ender, count, at, record });
  if (isRefusal(shift)) return shift;
  await insertCount(context, shift.id, count);
  const drawer = { counted: count.grandTotal, endedAt: null, by };
  const again = mayCountAgain(shift, by, { record, at });
  return {
    mayCountAgain: again,
    summary: presentShift(summarizeShift(shift, record, drawer), context.head),
  };
}
