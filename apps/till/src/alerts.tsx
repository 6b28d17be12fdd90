import { useEffect } from "react";

import { PrinterAlerts } from "#features/printer-alerts/index.ts";
import { RefusalSignal } from "#features/refusal-signal/index.ts";
import { followTiles } from "#features/tile-pictures/index.ts";
import { UpdateMessage } from "#features/update-message/index.ts";

/** What the till does beside its screens. */
export function Alerts() {
  useEffect(followTiles, []);
  return (
    <>
      <PrinterAlerts />
      <RefusalSignal />
      <UpdateMessage />
    </>
  );
}
