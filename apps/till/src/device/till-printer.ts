import { tellTrouble } from "./trouble.ts";
import { createUsbChannel, type UsbChannel } from "./usb-channel.ts";

/** Whether this browser can print on what hangs on the till. */
type TillPrinter =
  | { readonly state: "ready"; readonly channel: UsbChannel }
  /** The page did not come in a way that browsers trust with devices. */
  | { readonly state: "insecure" }
  /** Safari and Firefox know no USB. */
  | { readonly state: "unknown-to-browser" };

export const tillPrinter: TillPrinter = find();

function find(): TillPrinter {
  // The library says that it is always there; it is only in Chromium, and on pages that came safely.
  const { usb }: { readonly usb?: USB } = navigator;
  if (usb !== undefined) {
    return { state: "ready", channel: createUsbChannel({ usb, onTrouble: tellTrouble }) };
  }
  return { state: globalThis.isSecureContext ? "unknown-to-browser" : "insecure" };
}
