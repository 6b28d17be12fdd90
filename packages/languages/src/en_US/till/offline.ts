/** Texts of the order screen about changes that the server does not have yet. */
export const offline = {
  notSent: "Not sent yet",
};

export type OfflineMessages = typeof offline;
