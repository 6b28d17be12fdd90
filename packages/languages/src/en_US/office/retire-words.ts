/** How a record is retired and brought back. */
export const retireWords = {
  retire: "Retire",
  retireTitle: (name: string) => `Retire ${name}?`,
  retireText: "It will no longer be offered. Its history stays.",
  usedBy: "Used here:",
  leftEmpty: (names: string) => `${names} would be empty without it and have no effect.`,
  heldBy: "Still needed by:",
  moreUses: (count: number) => `and ${count} more`,
  wasRetired: (name: string) => `${name} retired`,
  bringBack: "Bring back",
};

export type RetireWords = typeof retireWords;
