import type { Call } from "@comanda/contract/call";

import type { RefusedCall } from "#call/refused-call.ts";
import type { Approval, Session } from "#call/session.ts";
import type { WriteContext } from "#journal/command.ts";

import type { IncomingCall } from "./incoming-call.ts";

/** How somebody with more rights allows a single write. */
export type Approvals = {
  /** Who allows this call; null if nobody was asked, or nobody can. */
  readonly read: (
    incoming: IncomingCall,
    session: Session,
    call: Call,
  ) => Approval | null | RefusedCall;
  /** Adds the rights of whoever allows the write, as they are within its transaction. */
  readonly apply: (context: WriteContext) => Promise<WriteContext | RefusedCall>;
};
