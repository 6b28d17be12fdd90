/** The short questions about the order, by the first part of their address. Lists, reports and counts are pages. */
const sheetPaths: ReadonlySet<string> = new Set([
  "add-note",
  "again",
  "change-order",
  "change-time",
  "choose-cust",
  "discount",
  "order-level",
  "questions",
  "set",
  "set-commission",
  "variable-price",
  "void-bill",
]);

/** Whether the screen of an address is a sheet over the order. */
export function isSheet(address: string): boolean {
  return sheetPaths.has(address.split("/")[1] ?? "");
}
