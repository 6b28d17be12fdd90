import type { LocationId, StaffId } from "@comanda/domain/id";

import { isRefused, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { findKeepers, takeHouse } from "../staff/index.ts";

type Keepers = ReadonlyMap<LocationId, ReadonlySet<StaffId>>;

/**
 * Runs a write that can remove rights, and refuses it if a location, this or another, would be left without anyone who
 * may manage its office. Users cannot remove their own right either.
 */
export async function keepKeepers<Result extends object>(
  { tx, session }: Pick<Writing, "tx" | "session">,
  work: () => Promise<Result | RefusedCall>,
): Promise<Result | RefusedCall> {
  await takeHouse(tx);
  const before = await findKeepers(tx);
  const result = await work();
  if (isRefused(result)) return result;
  const after = await findKeepers(tx);
  const left = [...before.keys()].filter((location) => !after.has(location));
  if (left.includes(session.location)) return refuseCall("last-admin");
  if (isKeeper(before, session) && !isKeeper(after, session)) return refuseCall("retire-yourself");
  return left.length > 0 ? refuseCall("last-admin") : result;
}

function isKeeper(keepers: Keepers, { location, staff }: Writing["session"]): boolean {
  return keepers.get(location)?.has(staff) ?? false;
}
