import { useId } from "react";

import { tillPrinter } from "#device/till-printer.ts";
import type { UsbChannel } from "#device/usb-channel.ts";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";

import styles from "./printer-screen.module.css";
import { usePairing } from "./use-pairing.ts";

/** The printer attached by USB, if the browser supports that. */
export function UsbSection() {
  const { devices } = useMessages();
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
  const { devices } = useMessages();
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
