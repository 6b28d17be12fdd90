import { setStaffStation } from "@comanda/contract/staff";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { signStaffIn, signStaffOut } from "@comanda/domain/staff/sign-staff";
import type { Staff } from "@comanda/domain/staff/staff";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import { requireSession, staffOfLocation } from "../order/index.ts";

export type Direction = "in" | "out";

/** Signs the selected staff in at this till's station, or out of the location: all of them or none. */
export async function signStaff(
  chosen: readonly Staff[],
  direction: Direction,
): Promise<Refusal | Failure | null> {
  const refusal = refusalOf(chosen, direction);
  if (refusal !== null) return refusal;
  const station = direction === "in" ? requireSession().user.station : null;
  const body = { userIds: chosen.map(({ id }) => id), station };
  const outcome = await write(setStaffStation, { body });
  return outcome.ok ? null : outcome.failure;
}

/** Checks the rules before the server is called. */
function refusalOf(chosen: readonly Staff[], direction: Direction): Refusal | null {
  const { user } = requireSession();
  const { staffs, location } = staffOfLocation();
  const self = staffs.find(({ id }) => id === user.id);
  if (self === undefined || user.station === null) throw new Error("The user does not work here");
  const station = { id: user.station, location };
  const signed =
    direction === "in" ? signStaffIn(self, chosen, station) : signStaffOut(self, chosen, location);
  if (isRefusal(signed)) return signed;
  return chosen.length === 0 ? refuse("choose-staff") : null;
}
