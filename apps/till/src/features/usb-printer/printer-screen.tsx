import { useLocation } from "wouter";
import { bridgeOrigin } from "@comanda/contract/bridge";
import { useId, useCallback, useEffect, useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";
import { tillPrinter, onPrinterProblem } from "#device/till-printer.ts";
import type { UsbChannel } from "#device/usb-channel.ts";
import { Message } from "#ui/message.tsx";

import { locationOf, requireSession } from "../order/index.ts";
import { showSuccess, showNotice, useAction } from "../notice/index.ts";
import styles from "./printer-screen.module.css";

/** The printers of this till: the one attached to it, and those on the network. */
export function PrinterScreen() {
  const { devices } = useAllMessages();
  useTitle(devices.printer);
  const [, navigate] = useLocation();
  const handleBack = () => navigate("/order");
  useEscape(handleBack);
  return (
    <Screen title={devices.printer}>
      <div className={styles["sections"]}>
        <UsbSection />
        <BridgeSection />
        <Button kind="plain" onClick={handleBack}>
          {devices.back}
        </Button>
      </div>
    </Screen>
  );
}

/** The location's print bridge. Its page has to be opened once so that its certificate can be accepted. */
function BridgeSection() {
  const { devices } = useAllMessages();
  const heading = useId();
  const { printerServerAddress } = locationOf(requireSession());
  const origin = bridgeOrigin(printerServerAddress);
  return (
    <section aria-labelledby={heading} className={styles["section"]}>
      <h2 id={heading} className={styles["heading"]}>
        {devices.onTheNetwork}
      </h2>
      {origin === null ? (
        <p className={styles["quiet"]}>{devices.noBridge}</p>
      ) : (
        <>
          <p className={styles["name"]}>
            <strong>{origin}</strong>
            <span className={styles["quiet"]}>{devices.bridgeHint}</span>
          </p>
          <Button kind="plain" onClick={() => void open(origin, "_blank", "noopener")}>
            {devices.openBridge}
          </Button>
        </>
      )}
    </section>
  );
}

/** The printer attached by USB, if the browser supports that. */
function UsbSection() {
  const { devices } = useAllMessages();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles["section"]}>
      <h2 id={heading} className={styles["heading"]}>
        {devices.atTheTill}
      </h2>
      {tillPrinter === null ? (
        <Message title={devices.unknownToBrowser} hint={devices.unknownToBrowserHint} />
      ) : (
        <Pairing channel={tillPrinter} />
      )}
    </section>
  );
}

function Pairing({ channel }: { readonly channel: UsbChannel }) {
  const { devices } = useAllMessages();
  const { name, isBusy, pair } = usePairing(channel);
  if (name === undefined) return null;
  return (
    <>
      <p className={styles["name"]}>
        <strong>{name ?? devices.noneChosen}</strong>
        <span className={styles["quiet"]}>
          {name === null ? devices.noneChosenHint : devices.chosen}
        </span>
      </p>
      <Button kind={name === null ? "next" : "plain"} isBusy={isBusy} onClick={() => void pair()}>
        {name === null ? devices.choose : devices.chooseOther}
      </Button>
    </>
  );
}

type Pairing = {
  /** Undefined until it is known; null for no printer. */
  readonly name: string | null | undefined;
  readonly isBusy: boolean;
  /** Browsers open their list only right after a user gesture. */
  readonly pair: () => Promise<unknown>;
};

function usePairing(channel: UsbChannel): Pairing {
  const { devices } = useAllMessages();
  const [name, setName] = useState<string | null>();
  const { isBusy, run } = useAction();
  const look = useCallback(() => channel.printer().then(setName), [channel]);
  useEffect(() => {
    void look();
    return onPrinterProblem(() => void look());
  }, [look]);
  const pair = async () => {
    const outcome = await channel.pair();
    await look();
    if (outcome === "paired") showSuccess(devices.printerChosen);
    if (outcome === "no-printer") showNotice(devices.noPrinter);
    return null;
  };
  return { name, isBusy, pair: () => run(pair) };
}
