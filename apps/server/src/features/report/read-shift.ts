import type { ParamsOf, ReplyOf } from "@comanda/contract/call";
import type { readShift as readShiftCall } from "@comanda/contract/day";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import type { RefusedCall } from "#call/refused-call.ts";
import type { Session } from "#call/session.ts";

import { readShiftToEnd } from "./read-shift-to-end.ts";

type Call = typeof readShiftCall;

/** A user who may end a shift sees its figures for an assumed amount in the drawer. */
export async function readShift(
  database: Database,
  session: Session,
  { countedTotal, at }: ParamsOf<Call> & { readonly at: Instant },
): Promise<ReplyOf<Call> | RefusedCall> {
  return readShiftToEnd(database, { session, at }, ({ present }) => present(countedTotal));
}
