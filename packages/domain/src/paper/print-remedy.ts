import type { PrintCause } from "./print-cause.ts";

/** What to do about a failed paper besides printing it again. */
export type PrintRemedy = "power" | "paper" | "search" | "bridge" | "usb" | "again";

const remedies: Readonly<Record<PrintCause, PrintRemedy | null>> = {
  refused: "power",
  unreachable: "power",
  "connect-timeout": "power",
  "stopped-reading": "paper",
  reset: "paper",
  "closed-half-way": "paper",
  "not-allowed": "search",
  "bridge-unreachable": "bridge",
  // The texts of these two say it themselves.
  "bridge-certificate": null,
  "bridge-permission": null,
  "bridge-lost": "bridge",
  "usb-none": "usb",
  "usb-access-denied": "usb",
  "usb-disconnected": "usb",
  "usb-data-error": "usb",
  "not-rendered": null,
  "till-gone": "again",
};

export function remedyOf(cause: PrintCause): PrintRemedy | null {
  return remedies[cause];
}
