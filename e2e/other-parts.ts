/** Parts of the office with a screen of their own, or without a record in the demo venue. */
export const otherParts = [
  "scheduled-menus",
  "tax-classes",
  "paper-languages",
  "printing",
  "today",
  "reports",
  "prices",
  "grid",
  "import",
  "price-list",
  "tiles",
  "rights",
  "colleagues",
  "sessions",
  "house",
  "files",
] as const;
