import {
  findAbsentEarners,
  requireEarnersHere,
  type StaffMove,
} from "@comanda/domain/bill/require-earners-here";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import type { StaffId } from "@comanda/domain/id";
import type { Refusal } from "@comanda/domain/refusal";
import type { Staff } from "@comanda/domain/staff/staff";

import type { WriteContext } from "#journal/command.ts";

import { findStaffMoves } from "../staff/index.ts";

/** The journal knows whether earners who are not here now were here at the press. */
export async function requireEarners(
  context: WriteContext,
  lines: readonly SentLine[],
  staff: readonly Staff[],
): Promise<Refusal | null> {
  const { location } = context.session;
  const moves = new Map<StaffId, readonly StaffMove[]>();
  const absent = findAbsentEarners(lines, { staff, location });
  // The earliest press of each decides how far back to look.
  for (const { earner, at } of absent.toSorted((one, other) => other.at - one.at)) {
    // Nearly all are here; one after the other, since a round names one or two.
    const since = await findStaffMoves(context.tx, { location, staff: earner.id, since: at });
    moves.set(earner.id, since);
  }
  return requireEarnersHere(lines, { staff, location, movesOf: (one) => moves.get(one) ?? [] });
}
