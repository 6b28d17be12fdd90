import { notifyPrinterProblem } from "./printer-problem.ts";
import { createUsbChannel, type UsbChannel } from "./usb-channel.ts";

// TypeScript's DOM types say that every browser has it; Safari and Firefox do not.
const { usb }: { readonly usb?: USB } = navigator;

/** The USB printer at this till; null in browsers without WebUSB. */
export const tillPrinter: UsbChannel | null =
  usb === undefined ? null : createUsbChannel({ usb, onProblem: notifyPrinterProblem });

/** Exported here so that subscribing also starts the plug listener, even before the first print. */
export { onPrinterProblem } from "./printer-problem.ts";
