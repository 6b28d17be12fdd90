import type { BodyOf } from "@comanda/contract/call";
import type { setStaffStation as setStaffStationCall } from "@comanda/contract/staff";
import type { StaffId, StationId } from "@comanda/domain/id";
import type { Refusal } from "@comanda/domain/refusal";
import { signStaffIn, signStaffOut } from "@comanda/domain/staff/sign-staff";
import type { Staff } from "@comanda/domain/staff/staff";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findStations } from "../venue/index.ts";
import { findStaffOf, lockStaff, updateStaff } from "./staff-store.ts";

/** A cashier signs staff in at a station of this location, or out of it: all of them or none. */
export async function setStaffStation(
  context: WriteContext,
  { userIds, station }: BodyOf<typeof setStaffStationCall>,
): Promise<Readonly<Record<string, never>> | RefusedCall> {
  const rows = await lockStaff(context, userIds);
  const missing = userIds.find((wanted) => rows.every(({ id }) => id !== wanted));
  if (missing !== undefined) return recordNotFound("Staff", missing);
  const signed = await sign(context, new Set(userIds), station);
  if ("refusal" in signed) return signed;
  const placeOf = new Map(signed.map((one) => [one.id, one]));
  for (const row of rows) {
    const place = placeOf.get(row.id) ?? row;
    // One after the other; a cashier picks a few.
    await updateStaff(context, row, { location: place.location, station: place.station });
  }
  return {};
}

async function sign(
  { tx, session }: WriteContext,
  ids: ReadonlySet<StaffId>,
  wanted: StationId | null,
): Promise<readonly Staff[] | Refusal | RefusedCall> {
  const { location } = session;
  const named = await findStaffOf(tx, location, [session.staff, ...ids]);
  const staffs = named.filter(({ id }) => ids.has(id));
  const user = named.find(({ id }) => id === session.staff);
  // A session exists only where its user may work.
  if (user === undefined) throw new Error("A session without its place");
  if (wanted === null) return signStaffOut(user, staffs, location);
  const station = (await findStations(tx, [location])).find(({ id }) => id === wanted);
  return station === undefined
    ? recordNotFound("Station", wanted)
    : signStaffIn(user, staffs, station);
}
