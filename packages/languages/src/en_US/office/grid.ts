/** Texts of the grid in which many articles are edited at once. */
export const officeGrid = {
  title: "Edit many articles",
  open: "Edit many",
  back: "Back to the list",
  undo: "Undo",
  fillDown: "Fill down",
  cells: {
    row: "Row",
    cell: (column: string, row: string) => `${column}: ${row}`,
  },
  newArticle: "New article",
  hint: "Type in a cell, or paste rows from a spreadsheet. The last row adds articles.",
  place: (row: number, column: string) => `Row ${row}, ${column}`,
  before: (text: string) => `saved as ${text}`,
  save: (count: number) => (count === 1 ? "Save 1 change" : `Save ${count} changes`),
  saved: (count: number) => (count === 1 ? "1 change saved" : `${count} changes saved`),
  nextProblem: (count: number) =>
    count === 1 ? "Show the problem" : `Show the next of ${count} problems`,
  formula: "this is a formula, not a value. In the spreadsheet, copy it as a value",
  notFound: (field: string) => `${field}: this name does not exist. Choose one, or add it first`,
  pasteProblems: {
    "too-wide": "Nothing was pasted: the rows have more columns than fit here.",
    "too-many-rows": "Nothing was pasted: these are too many rows at once.",
  },
  conflictTitle: (by: string, article: string) => `${by} has changed ${article}`,
  conflictText: "Nothing was saved. Decide which values stay, then save again.",
  retiredMeanwhile: (by: string, article: string) =>
    `${by} has retired ${article}. Nothing was saved.`,
  takeTheirs: "Use theirs",
  keepMine: "Keep mine",
  takeAllTheirs: (count: number) => `Use theirs in all ${count}`,
  keepAllMine: (count: number) => `Keep mine in all ${count}`,
};

export type OfficeGridMessages = typeof officeGrid;
