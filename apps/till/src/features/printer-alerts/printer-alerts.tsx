import { useEffect, useState } from "react";

import { onPrinterProblem } from "#device/till-printer.ts";
import type { PrinterProblem } from "#device/printer-problem.ts";
import { useAllMessages, type AllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import { HelpLink } from "../help/index.ts";
import styles from "./printer-alerts.module.css";

type ShownProblem = Exclude<PrinterProblem, { readonly kind: "usb-reconnected" }>;

/** Printer problems that need attention, shown on every screen. */
export function PrinterAlerts() {
  const [trouble, setTrouble] = useState<ShownProblem | null>(null);
  useEffect(
    () =>
      onPrinterProblem((next) => {
        if (next.kind === "usb-reconnected") location.reload();
        else setTrouble((before) => pickProblem(before, next));
      }),
    [],
  );
  if (trouble === null) return null;
  return <Alert trouble={trouble} onClose={() => setTrouble(null)} />;
}

/** A missing printer explains all its other problems. */
function pickProblem(before: ShownProblem | null, next: ShownProblem): ShownProblem {
  return before?.kind === "usb-disconnected" ? before : next;
}

type AlertProps = { readonly trouble: ShownProblem; readonly onClose: () => void };

function Alert({ trouble, onClose }: AlertProps) {
  const messages = useAllMessages();
  const { title, lines } = alertText(trouble, messages);
  const handleClose = () => {
    if (trouble.kind === "usb-disconnected") location.reload();
    else onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={handleClose}
      actions={<AlertActions trouble={trouble} onClose={handleClose} />}
    >
      {lines.map((line) => (
        <p key={line} className={styles["line"]}>
          {line}
        </p>
      ))}
    </Dialog>
  );
}

function AlertActions({ trouble, onClose }: AlertProps) {
  const { devices } = useAllMessages();
  if (trouble.kind !== "bridge-certificate") {
    // A till that has lost its printer reloads first.
    const isReloading = trouble.kind === "usb-disconnected";
    return (
      <>
        {!isReloading && <HelpLink page="printer" onPress={onClose} />}
        <Button kind="next" onClick={onClose}>
          {isReloading ? devices.reload : devices.ok}
        </Button>
      </>
    );
  }
  const handleOpen = () => {
    open(trouble.page, "_blank", "noopener");
    onClose();
  };
  return (
    <>
      <HelpLink page="printer" onPress={onClose} />
      <Button kind="plain" onClick={onClose}>
        {devices.cancel}
      </Button>
      <Button kind="next" onClick={handleOpen}>
        {devices.openTab}
      </Button>
    </>
  );
}

type AlertText = { readonly title: string; readonly lines: readonly string[] };

function alertText(trouble: ShownProblem, { devices, errorTitles }: AllMessages): AlertText {
  switch (trouble.kind) {
    case "usb-disconnected":
      return { title: devices.disconnected, lines: [devices.disconnectedHint] };
    case "usb-access-denied":
      // The browser's own message, for support.
      return { title: devices.printer, lines: [trouble.message, devices.accessDeniedHint] };
    case "usb-data-error": {
      const lines = [devices.dataError, trouble.message, devices.dataErrorHint];
      return { title: errorTitles[500], lines };
    }
    case "bridge-certificate": {
      const lines = [devices.certificateHint, devices.certificateGuess];
      return { title: devices.certificate, lines };
    }
    case "bridge-permission":
      return trouble.state === "asked"
        ? { title: devices.permissionAsked, lines: [devices.permissionAskedHint] }
        : { title: devices.permissionDenied, lines: [devices.permissionDeniedHint] };
  }
}
