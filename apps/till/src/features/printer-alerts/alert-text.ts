import type { PrinterProblem } from "#device/printer-problem.ts";
import type { Messages } from "#language/english.ts";

type ShownProblem = Exclude<PrinterProblem, { readonly kind: "usb-reconnected" }>;

type AlertText = { readonly title: string; readonly lines: readonly string[] };

export function alertText(trouble: ShownProblem, { devices, errorTitles }: Messages): AlertText {
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
