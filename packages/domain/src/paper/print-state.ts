/** The state of a print job. `told` means that it was read on a screen instead. */
export const printStates = ["queued", "sent", "failed", "told"] as const;
export type PrintState = (typeof printStates)[number];
