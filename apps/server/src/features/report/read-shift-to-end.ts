import type { ReplyOf } from "@comanda/contract/call";
import type { readShift } from "@comanda/contract/day";
import { isRefusal } from "@comanda/domain/refusal";
import { requireMayEndShift } from "@comanda/domain/shift/end-shift";
import type { OpenShift } from "@comanda/domain/shift/shift";
import { summarizeShift, type ShiftRecord } from "@comanda/domain/shift/summarize-shift";
import type { Money } from "@comanda/domain/money/money";
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

type ShiftToEnd = {
  readonly shift: OpenShift;
  readonly record: ShiftRecord;
  /** The figures of the shift, with so much in its drawer. */
  readonly present: (counted: Money) => Promise<ReplyOf<typeof readShift>>;
};

/** Reads the open shift of this sale point at one moment, for a user who may end it. */
export async function readShiftToEnd<Reply>(
  database: Database,
  { session, at }: { readonly session: Session; readonly at: Instant },
  read: (toEnd: ShiftToEnd) => Promise<Reply>,
): Promise<Reply | RefusedCall> {
  const { location, station, staff: by } = session;
  if (station === null) return refuseCall("station-missing");
  return readSnapshot(database, async (moment) => {
    const found = await findShiftAt(moment, location, station);
    const shift = requireMayEndShift(found, toShiftEnder(session));
    if (isRefusal(shift)) return shift;
    const record = await loadShiftRecord(moment, location, { shift: shift.id, at });
    return await read({
      shift,
      record,
      present: async (counted) => {
        const summary = summarizeShift(shift, record, { counted, endedAt: null, by });
        return presentShift(summary, await findHead(moment, location));
      },
    });
  });
}
