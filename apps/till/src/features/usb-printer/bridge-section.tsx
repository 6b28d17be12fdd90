import { bridgeOrigin } from "@comanda/contract/bridge";
import { useId } from "react";

import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";

import { locationOf, requireSession } from "../order/index.ts";
import styles from "./printer-screen.module.css";

/** The location's print bridge. Its page has to be opened once so that its certificate can be accepted. */
export function BridgeSection() {
  const { devices } = useMessages();
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
