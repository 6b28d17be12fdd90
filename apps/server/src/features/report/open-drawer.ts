import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { drawerPulse, enqueuePrintJobs } from "../printing/index.ts";

/** The station's printer opens the drawer that is connected to it. */
export async function openDrawer(context: WriteContext): Promise<StoredPrintJobs | RefusedCall> {
  if (context.session.station === null) return refuseCall("station-missing");
  return enqueuePrintJobs(context, [drawerPulse]);
}
