/** What the first screen says of what the venue does not know yet. */
export const offlineEnglish = {
  notSent: "Not sent yet",
};

export type OfflineMessages = typeof offlineEnglish;
