import type { ReplyOf } from "@comanda/contract/call";
import type { readShiftCount as readShiftCountCall } from "@comanda/contract/day";
import { hasCounted, mayCountAgain } from "@comanda/domain/shift/end-shift";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import type { RefusedCall } from "#call/refused-call.ts";
import type { Session } from "#call/session.ts";

import { readShiftToEnd } from "./read-shift-to-end.ts";

type Call = typeof readShiftCountCall;

/** The expected amount is only for users who have counted the drawer. */
export async function readShiftCount(
  database: Database,
  session: Session,
  at: Instant,
): Promise<ReplyOf<Call> | RefusedCall> {
  return readShiftToEnd(database, { session, at }, async ({ shift, record, present }) => {
    const counted = shift.endCount?.grandTotal;
    const isShown = counted !== undefined && hasCounted(shift, session.staff);
    return {
      mayCountAgain: mayCountAgain(shift, session.staff, { record, at }),
      summary: isShown ? await present(counted) : null,
    };
  });
}
