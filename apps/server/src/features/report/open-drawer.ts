import type { KeptPapers } from "@comanda/contract/stored-print-jobs";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { drawerPulse, keepPapers } from "../printing/index.ts";

/** The station's printer opens the drawer that is connected to it. */
export async function openDrawer(writing: Writing): Promise<KeptPapers | RefusedCall> {
  if (writing.session.station === null) return refuseCall("station-missing");
  return keepPapers(writing, [drawerPulse]);
}
