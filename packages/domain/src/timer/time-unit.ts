/** The time units of timers with their wire codes. */
export const timeUnitCodes = { minutes: 0, hours: 1, days: 2 } as const;
export type TimeUnit = keyof typeof timeUnitCodes;
