import { useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { BridgeSection } from "./bridge-section.tsx";
import styles from "./printer-screen.module.css";
import { UsbSection } from "./usb-section.tsx";

/** The printers of this till: the one attached to it, and those on the network. */
export function PrinterScreen() {
  const { devices } = useMessages();
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
