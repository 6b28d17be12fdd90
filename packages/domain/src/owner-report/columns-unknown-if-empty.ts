/** Columns in which an empty figure is unknown, and not zero; so is then what their figures add up to. */
export const columnsUnknownIfEmpty: ReadonlySet<string> = new Set([
  "cost",
  "margin",
  "marginShare",
]);
