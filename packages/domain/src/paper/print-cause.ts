/** Why a job did not get to its printer, by who found out. */
export const printCauses = [
  // The bridge, of a printer on the network.
  "refused",
  "unreachable",
  "connect-timeout",
  "stopped-reading",
  "reset",
  "closed-half-way",
  /** The printer is not on the bridge's list, or the bridge serves another till. */
  "not-allowed",
  // The till, of the bridge.
  "bridge-unreachable",
  /** A guess: browsers do not tell a certificate that they do not trust from a machine that is off. */
  "bridge-certificate",
  /** The browser was told not to let this page reach the local network. */
  "bridge-permission",
  /** The bridge has the job, and does not say any more what became of it. */
  "bridge-lost",
  // The till, of the printer that hangs on it.
  /** No printer was chosen, or this browser knows no USB. */
  "usb-none",
  "usb-access-denied",
  "usb-disconnected",
  "usb-data-error",
  // The server, of a till that took the job and was not heard of again.
  "till-gone",
] as const;
export type PrintCause = (typeof printCauses)[number];

/** After these something may have come out of the printer, so that the same paper again is a repeat. */
export const doubtfulCauses: readonly PrintCause[] = [
  "stopped-reading",
  "reset",
  "closed-half-way",
  "bridge-lost",
  "usb-disconnected",
  "usb-data-error",
  "till-gone",
];
