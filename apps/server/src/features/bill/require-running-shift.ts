import { refuse } from "@comanda/domain/refusal";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findOpenShift, type ShiftAtStation } from "../shift/index.ts";

/** Nothing is sold at a station until its drawer was counted and a shift started. */
export async function requireRunningShift({
  tx,
  session,
}: WriteContext): Promise<ShiftAtStation | RefusedCall> {
  const { location, station } = session;
  if (station === null) return refuseCall("station-missing");
  return (await findOpenShift(tx, location, station)) ?? refuse("start-shift");
}
