/** What this device keeps for the people at it; all else is of the release before. */
const isPeoples = /^comanda\.(order\..+|language|device|device-token|unanswered|count|papers)$/;

/** Whether what is stored under this name stays when a newer till is started. */
export function outlivesUpdate(name: string): boolean {
  return isPeoples.test(name);
}
