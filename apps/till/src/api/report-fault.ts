/** What nobody foresaw, and what went wrong where the till can go on without it. */
export function reportFault(error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's console is where a fault of the till is looked for
  console.error(error);
}
