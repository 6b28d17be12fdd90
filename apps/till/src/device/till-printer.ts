import { tellTrouble } from "./trouble.ts";
import { createUsbChannel, type UsbChannel } from "./usb-channel.ts";

// The library says that every browser has it; Safari and Firefox do not.
const { usb }: { readonly usb?: USB } = navigator;

/** What hangs on the till can be printed on, in browsers that know USB. */
export const tillPrinter: UsbChannel | null =
  usb === undefined ? null : createUsbChannel({ usb, onTrouble: tellTrouble });

/** From here, so that who listens also has the till listen for the plug, where nothing is printed yet. */
export { onTrouble } from "./trouble.ts";
