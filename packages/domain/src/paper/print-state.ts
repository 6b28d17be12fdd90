/** The state of a print job. `told`: staff acknowledged it on a screen; the stored name is older than the word. */
export const printStates = ["queued", "sent", "failed", "told"] as const;
export type PrintState = (typeof printStates)[number];
