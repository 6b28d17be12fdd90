import { useCallback, useEffect, useRef, useState } from "react";

import { onPrinterProblem } from "#device/till-printer.ts";
import type { UsbChannel } from "#device/usb-channel.ts";
import { useMessages } from "#language/use-language.ts";

import { showSuccess, showNotice } from "../notice/index.ts";

type Pairing = {
  /** Undefined until it is known; null for no printer. */
  readonly name: string | null | undefined;
  readonly isBusy: boolean;
  /** Browsers open their list only right after a user gesture. */
  readonly pair: () => Promise<void>;
};

export function usePairing(channel: UsbChannel): Pairing {
  const { devices } = useMessages();
  const [name, setName] = useState<string | null>();
  const [isBusy, setIsBusy] = useState(false);
  const isAsking = useRef(false);
  const look = useCallback(() => channel.printer().then(setName), [channel]);
  useEffect(() => {
    void look();
    return onPrinterProblem(() => void look());
  }, [look]);
  const pair = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setIsBusy(true);
    const outcome = await channel.pair();
    isAsking.current = false;
    setIsBusy(false);
    await look();
    if (outcome === "paired") showSuccess(devices.printerChosen);
    if (outcome === "no-printer") showNotice(devices.noPrinter);
  };
  return { name, isBusy, pair };
}
