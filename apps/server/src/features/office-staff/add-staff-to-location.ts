import type { BodyOf } from "@comanda/contract/call";
import type { addStaffToLocation as addStaffToLocationCall } from "@comanda/contract/office-colleague";
import { refusalMessages } from "@comanda/contract/all-refusals";
import type { StaffId } from "@comanda/domain/id";
import { isSameStaffId } from "@comanda/domain/staff/staff-id";
import { takeStation } from "@comanda/domain/staff/take-station";
import type { Station } from "@comanda/domain/venue/location";

import { recordNotFound, refuseCall, refuseFields, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import {
  findStaffOf,
  findUserGroups,
  freeStaffId,
  insertWorkplace,
  reportElsewhere,
  seenFrom,
} from "../staff/index.ts";
import { findStations } from "../venue/index.ts";
import { findColleagues, updateColleague, type ColleagueRow } from "./colleague-store.ts";
import { refuseBeyond } from "./refuse-shared.ts";
import { requireOfficeAdmin } from "./require-office-admin.ts";

type Body = BodyOf<typeof addStaffToLocationCall>;
type EmptyReply = Readonly<Record<string, never>>;

/** Adds staff of another location to this one. Their user group, which is the same at all locations, may change. */
export function addStaffToLocation(
  context: WriteContext,
  staff: StaffId,
  wanted: Body,
): Promise<EmptyReply | RefusedCall> {
  return requireOfficeAdmin(context, () => addHere(context, staff, wanted));
}

async function addHere(
  context: WriteContext,
  staff: StaffId,
  wanted: Body,
): Promise<EmptyReply | RefusedCall> {
  const { tx, session, changes } = context;
  const { location } = session;
  const found = (await findColleagues(tx, session.staff)).find(({ id }) => id === staff);
  if (found === undefined) return recordNotFound("Staff", staff);
  const stations = await findStations(tx, [location]);
  const station = stations.find(({ id }) => id === wanted.station);
  const refused =
    (await refuseHere(context, found, wanted, stations)) ??
    // Their group, and with it what they may do, is the same everywhere.
    (found.user_group === wanted.userGroup ? null : await refuseBeyond(context, [staff]));
  if (refused !== null) return refused;
  const { workplaces: _workplaces, ...before } = found;
  const after = {
    ...before,
    user_group: wanted.userGroup,
    revision: before.revision + (before.user_group === wanted.userGroup ? 0 : 1),
    ...(station !== undefined && takeStation(station)),
  };
  await freeStaffId(context, before.ref);
  await insertWorkplace(context, [{ staff, ref: before.ref }]);
  await updateColleague(tx, after);
  // New staff are sent to the tills of a location as a whole row.
  changes.updatedRow("staff", seenFrom(location, before), seenFrom(location, after), true);
  await reportElsewhere(context, { before, after });
  return {};
}

async function refuseHere(
  { tx, session }: WriteContext,
  { ref, revision, workplaces }: ColleagueRow,
  wanted: Body,
  stations: readonly Station[],
): Promise<RefusedCall | null> {
  const { location } = session;
  if (workplaces.some((one) => one.location === location)) return refuseCall("works-here-already");
  if (revision !== wanted.revision) return refuseCall("changed-meanwhile");
  const groups = await findUserGroups(tx);
  if (!groups.some(({ id }) => id === wanted.userGroup)) {
    return recordNotFound("UserGroup", wanted.userGroup);
  }
  if (wanted.station !== null && !stations.some(({ id }) => id === wanted.station)) {
    return recordNotFound("Station", wanted.station);
  }
  const holders = await findStaffOf(tx, location);
  const isUsed = holders.some((one) => !one.isDeleted && isSameStaffId(one.ref, ref));
  if (!isUsed) return null;
  const error = refusalMessages["staff-id-used"].message;
  return refuseFields("staff-id-used", [{ field: "ref", error }]);
}
