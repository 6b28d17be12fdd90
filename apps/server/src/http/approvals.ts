import type { Call } from "@comanda/contract/call";

import type { RefusedCall } from "#call/refused-call.ts";
import type { Approval, Session } from "#call/session.ts";
import type { WriteContext } from "#journal/command.ts";

import type { IncomingCall } from "./incoming-call.ts";

/** How a manager approves a single write. */
export type Approvals = {
  /** The approver of this call; null without an approval, or if the call cannot be approved. */
  readonly read: (
    incoming: IncomingCall,
    session: Session,
    call: Call,
  ) => Approval | null | RefusedCall;
  /** Adds the rights of the approver, read within the transaction of the write. */
  readonly apply: (context: WriteContext) => Promise<WriteContext | RefusedCall>;
};
