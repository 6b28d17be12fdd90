import type { LocationId, StationId } from "@comanda/domain/id";
import type { OpenShift } from "@comanda/domain/shift/shift";

import type { Database } from "#database/database.ts";

import { findOpenShifts } from "../shift/index.ts";

/** The running shift at a station, with the last count of its drawer. */
export async function findShiftAt(
  database: Database,
  location: LocationId,
  station: StationId,
): Promise<OpenShift | null> {
  const shifts = await findOpenShifts(database, location);
  return shifts.find((shift) => shift.station === station) ?? null;
}
