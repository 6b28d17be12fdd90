import { paperKinds, type PaperKind } from "@comanda/domain/paper/paper-kind";
import { printCauses, type PrintCause } from "@comanda/domain/paper/print-cause";
import { printStates } from "@comanda/domain/paper/print-state";
import { Type, type Static } from "typebox";

import { billId, dateTime, orNull, printJobId, stationId } from "./wire.ts";

export type { PaperKind, PrintCause };

/** Counts attempts, and numbers jobs; 0 means that there is no job, because the paper has no printer. */
export const jobNumber = Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991 });

export const printCause = Type.Enum([...printCauses]);
export const printState = Type.Enum([...printStates]);
export type PrintState = Static<typeof printState>;

const paperKind = Type.Enum([...paperKinds]);

/** A paper, as sent to tills: its state, not its content. */
export const printJob = Type.Object({
  id: printJobId,
  kind: paperKind,
  bill: orNull(billId),
  /** The number of its bill or report. */
  number: orNull(Type.Integer({ minimum: 1 })),
  /** The product group of a ticket, or the station that a list is about. */
  title: Type.String(),
  /** Its address, and the venue's name for it; both are empty for the printer at the till. */
  printer: Type.String(),
  printerName: Type.String(),
  attempt: jobNumber,
  /** The paper says that it may be a repeat. */
  isRepeat: Type.Boolean(),
  state: printState,
  /** The server has made it by itself, for any till of the station to take; left out otherwise. */
  isUnasked: Type.Optional(Type.Literal(true)),
  cause: orNull(printCause),
  /** The station of the till that is printing it. */
  station: orNull(stationId),
  createdDate: dateTime,
  updatedDate: dateTime,
});
export type PrintJobRecord = Static<typeof printJob>;
