import { useEffect, useEffectEvent } from "react";

import { ClearOnEscape } from "#features/key-pad/index.ts";
import { showNotice } from "#features/notice/index.ts";
import { PrinterAlerts } from "#features/printer-alerts/index.ts";
import { RefusalSignal } from "#features/refusal-signal/index.ts";
import { followTiles } from "#features/tile-pictures/index.ts";
import { UpdateMessage } from "#features/update-message/index.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { keepFocus } from "#ui/keep-focus.ts";
import { refuseScans } from "#ui/refuse-scans.ts";

/** What the till does beside its screens. */
export function Alerts() {
  const { scannedCode } = useAllMessages().order;
  const handleScan = useEffectEvent(() => showNotice(scannedCode));
  useEffect(followTiles, []);
  useEffect(keepFocus, []);
  useEffect(() => refuseScans(handleScan), []);
  return (
    <>
      <ClearOnEscape />
      <PrinterAlerts />
      <RefusalSignal />
      <UpdateMessage />
    </>
  );
}
