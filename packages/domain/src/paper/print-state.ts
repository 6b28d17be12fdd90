/** The state of a print job. `told`: staff read it on a screen instead. */
export const printStates = ["queued", "sent", "failed", "told"] as const;
export type PrintState = (typeof printStates)[number];
