import type { ShiftReply, WorkDayReply } from "@comanda/contract/day-records";

import { sessionState } from "#api/session.ts";
import { recordStore } from "#records/record-store.ts";
import type { Records } from "@comanda/sync/records/records";

/** The open work day of the location. */
export function openDay(records: Records = currentRecords()): WorkDayReply | null {
  return [...records.workDay.values()].find(({ endTime }) => endTime === null) ?? null;
}

/** The open shift at this station. */
export function openShift(records: Records = currentRecords()): ShiftReply | null {
  const state = sessionState();
  const station = state.state === "signed-in" ? state.session.user.station : null;
  return (
    [...records.shift.values()].find(
      (shift) => shift.station === station && shift.endTime === null,
    ) ?? null
  );
}

function currentRecords(): Records {
  return recordStore.getState().records;
}
