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
  const [problem, setProblem] = useState<ShownProblem | null>(null);
  useEffect(
    () =>
      onPrinterProblem((next) => {
        if (next.kind === "usb-reconnected") location.reload();
        else setProblem((before) => pickProblem(before, next));
      }),
    [],
  );
  if (problem === null) return null;
  return <Alert problem={problem} onClose={() => setProblem(null)} />;
}

/** A missing printer explains all its other problems. */
function pickProblem(before: ShownProblem | null, next: ShownProblem): ShownProblem {
  return before?.kind === "usb-disconnected" ? before : next;
}

type AlertProps = { readonly problem: ShownProblem; readonly onClose: () => void };

function Alert({ problem, onClose }: AlertProps) {
  const messages = useAllMessages();
  const { title, lines } = alertText(problem, messages);
  const handleClose = () => {
    if (problem.kind === "usb-disconnected") location.reload();
    else onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={handleClose}
      actions={<AlertActions problem={problem} onClose={handleClose} />}
    >
      {lines.map((line) => (
        <p key={line} className={styles["line"]}>
          {line}
        </p>
      ))}
    </Dialog>
  );
}

function AlertActions({ problem, onClose }: AlertProps) {
  const { devices } = useAllMessages();
  if (problem.kind !== "bridge-certificate") {
    // A till that has lost its printer reloads first.
    const isReloading = problem.kind === "usb-disconnected";
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
    open(problem.page, "_blank", "noopener");
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

function alertText(problem: ShownProblem, { devices, errorTitles }: AllMessages): AlertText {
  switch (problem.kind) {
    case "usb-disconnected":
      return { title: devices.disconnected, lines: [devices.disconnectedHint] };
    case "usb-access-denied":
      // The browser's own message, for support.
      return { title: devices.printer, lines: [problem.message, devices.accessDeniedHint] };
    case "usb-data-error": {
      const lines = [devices.dataError, problem.message, devices.dataErrorHint];
      return { title: errorTitles[500], lines };
    }
    case "bridge-certificate": {
      const lines = [devices.certificateHint, devices.certificateGuess];
      return { title: devices.certificate, lines };
    }
    case "bridge-permission":
      return problem.state === "asked"
        ? { title: devices.permissionAsked, lines: [devices.permissionAskedHint] }
        : { title: devices.permissionDenied, lines: [devices.permissionDeniedHint] };
  }
}
