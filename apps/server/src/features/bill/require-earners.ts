import { findAbsentEarners, requireEarnersHere } from "@comanda/domain/bill/require-earners-here";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import type { Refusal } from "@comanda/domain/refusal";
import type { Staff } from "@comanda/domain/staff/staff";
import { instant } from "@comanda/domain/time/instant";

import type { WriteContext } from "#journal/command.ts";

import { findStaffMoves } from "../staff/index.ts";

/** The journal knows whether earners who are not here now were here at the press. */
export async function requireEarners(
  context: WriteContext,
  lines: readonly SentLine[],
  staff: readonly Staff[],
): Promise<Refusal | null> {
  const { location } = context.session;
  const absent = findAbsentEarners(lines, { staff, location });
  // Nearly always.
  if (absent.length === 0) return null;
  const moves = await findStaffMoves(context.tx, {
    location,
    staff: [...new Set(absent.map(({ earner }) => earner.id))],
    since: instant(Math.min(...absent.map(({ at }) => at))),
  });
  return requireEarnersHere(lines, { staff, location, movesOf: (one) => moves.get(one) ?? [] });
}
