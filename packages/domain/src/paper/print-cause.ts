/** Why a job failed to reach its printer, grouped by the program that noticed it. */
export const printCauses = [
  // Noticed by the bridge, about a network printer.
  "refused",
  "unreachable",
  "connect-timeout",
  "stopped-reading",
  "reset",
  "closed-half-way",
  /** The printer is not on the bridge's list, or the bridge serves another till. */
  "not-allowed",
  // Noticed by the till, about the bridge.
  "bridge-unreachable",
  /** A guess: browsers do not distinguish an untrusted certificate from a machine that is off. */
  "bridge-certificate",
  /** The browser denies this page access to the local network. */
  "bridge-permission",
  /** The bridge accepted the job but no longer reports its outcome. */
  "bridge-lost",
  // Noticed by the till, about its USB printer.
  /** No printer was chosen, or this browser has no USB support. */
  "usb-none",
  "usb-access-denied",
  "usb-disconnected",
  "usb-data-error",
  // Noticed by the server.
  /** It could not make the bytes of the paper, although the write is saved. */
  "not-rendered",
  /** A till took the job and did not report back. */
  "till-gone",
] as const;
export type PrintCause = (typeof printCauses)[number];

/** After these causes the paper may have come out, so the next attempt is marked as a repeat. */
export const possiblyPrintedCauses: readonly PrintCause[] = [
  "stopped-reading",
  "reset",
  "closed-half-way",
  "bridge-lost",
  "usb-disconnected",
  "usb-data-error",
  "till-gone",
];
