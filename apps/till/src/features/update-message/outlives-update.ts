/** The entries that belong to the users of this device. Every other entry belongs to the release that wrote it. */
const userEntries =
  /^comanda\.(order\..+|language|device|device-token|unanswered|unanswered-bodies|count|papers)$/;

/** Whether a storage entry is kept when a newer till starts. */
export function outlivesUpdate(name: string): boolean {
  return userEntries.test(name);
}
