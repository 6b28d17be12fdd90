import type { KeptPapers } from "@comanda/contract/kept-papers";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { drawerPulse, keepPapers } from "../printing/index.ts";

/** The printer of the station opens the drawer that hangs on it. */
export async function openDrawer(writing: Writing): Promise<KeptPapers | RefusedCall> {
  if (writing.session.station === null) return refuseCall("station-missing");
  return keepPapers(writing, [drawerPulse]);
}
