import type { ShiftReply } from "@comanda/contract/day-records";
import type { LocationId } from "@comanda/domain/id";
import { wireDateTime } from "@comanda/domain/time/wire-date";

import type { Database } from "#database/database.ts";

import { findOpenShifts } from "./shift-end-store.ts";

export async function showOpenShifts(
  database: Database,
  location: LocationId,
): Promise<ShiftReply[]> {
  const shifts = await findOpenShifts(database, location);
  return shifts.map(({ id, name, station, workDay, staff, startedAt }) => ({
    id,
    name,
    station,
    workDay,
    user: staff,
    startTime: wireDateTime(startedAt),
    endTime: null,
  }));
}
