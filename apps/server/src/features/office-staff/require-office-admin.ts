import type { LocationId, StaffId } from "@comanda/domain/id";

import { isRefused, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findOfficeAdmins, lockAdmins } from "../staff/index.ts";

type AdminsByLocation = ReadonlyMap<LocationId, ReadonlySet<StaffId>>;

/**
 * Runs a write that can remove rights, and refuses it if a location, this or another, would be left without anyone who
 * may manage its office. Users cannot remove their own right either.
 */
export async function requireOfficeAdmin<Result extends object>(
  { tx, session }: Pick<WriteContext, "tx" | "session">,
  work: () => Promise<Result | RefusedCall>,
): Promise<Result | RefusedCall> {
  await lockAdmins(tx);
  const before = await findOfficeAdmins(tx);
  const result = await work();
  if (isRefused(result)) return result;
  const after = await findOfficeAdmins(tx);
  const left = [...before.keys()].filter((location) => !after.has(location));
  if (left.includes(session.location)) return refuseCall("last-admin");
  if (isOfficeAdmin(before, session) && !isOfficeAdmin(after, session))
    return refuseCall("retire-yourself");
  return left.length > 0 ? refuseCall("last-admin") : result;
}

function isOfficeAdmin(
  admins: AdminsByLocation,
  { location, staff }: WriteContext["session"],
): boolean {
  return admins.get(location)?.has(staff) ?? false;
}
