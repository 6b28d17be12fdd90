/**
 * Every entry of the device's storage, and who needs it: the users of the device, the release that wrote it, or one tab,
 * in whose session storage it is. A name that ends in a dot begins those of several entries.
 */
export const storedEntries = {
  "comanda.device": "users",
  "comanda.device-token": "users",
  "comanda.dismissed-steps": "users",
  "comanda.language": "users",
  "comanda.order.": "users",
  "comanda.papers": "users",
  "comanda.unanswered": "users",
  "comanda.unanswered-bodies": "users",
  "comanda.faults": "release",
  "comanda.session": "release",
  "comanda.log-out-at": "tab",
  "comanda.typed.": "tab",
} as const;
