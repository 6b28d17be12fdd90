import type { ReplyOf } from "@comanda/contract/call";
import type { readShiftCount as readShiftCountCall } from "@comanda/contract/day";
import { isRefusal } from "@comanda/domain/refusal";
import { hasCounted, mayCountAgain, requireMayEndShift } from "@comanda/domain/shift/end-shift";
import { summarizeShift } from "@comanda/domain/shift/summarize-shift";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { readSnapshot } from "#database/read-snapshot.ts";
import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Session } from "#call/session.ts";
import { findHead } from "#journal/journal-store.ts";

import { toShiftEnder } from "./to-shift-ender.ts";
import { loadShiftRecord } from "./load-day.ts";
import { presentShift } from "./present-summary.ts";
import { findShiftAt } from "./shift-at.ts";

type Call = typeof readShiftCountCall;

/** The expected amount is only for users who have counted the drawer. */
export async function readShiftCount(
  database: Database,
  session: Session,
  at: Instant,
): Promise<ReplyOf<Call> | RefusedCall> {
  const { location, station, staff: by } = session;
  if (station === null) return refuseCall("station-missing");
  return readSnapshot(database, async (moment) => {
    const found = await findShiftAt(moment, location, station);
    const shift = requireMayEndShift(found, toShiftEnder(session));
    if (isRefusal(shift)) return shift;
    const state = { mayCountAgain: mayCountAgain(shift, by) };
    const counted = shift.endCount?.grandTotal;
    if (counted === undefined || !hasCounted(shift, by)) return { ...state, summary: null };
    const record = await loadShiftRecord(moment, location, { shift: shift.id, at });
    const summary = summarizeShift(shift, record, { counted, endedAt: null, by });
    return { ...state, summary: presentShift(summary, await findHead(moment, location)) };
  });
}
