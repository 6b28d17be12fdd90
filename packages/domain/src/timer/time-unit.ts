/** The unit in which a timer article is priced, with the number it has on the wire. */
export const timeUnitCodes = { minutes: 0, hours: 1, days: 2 } as const;
export type TimeUnit = keyof typeof timeUnitCodes;
