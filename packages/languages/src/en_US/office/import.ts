/** Texts of the import of a spreadsheet. */
export const officeImport = {
  title: "Import a spreadsheet",
  open: "Import",
  hint: "A price list from a spreadsheet program: an Excel or LibreOffice workbook, or CSV. You see what will change before anything does.",
  choose: "Choose a file",
  drop: "or drop it here",
  paste: "Or paste rows",
  pasteHint:
    "Select the cells in the spreadsheet, headings included, copy them, and paste them here.",
  readPasted: "Read these rows",
  another: "Another spreadsheet",
  pasted: "Pasted rows",
  encoding: "Letters",
  encodings: {
    "windows-1252": "Western (Windows-1252)",
    "windows-874": "Thai (Windows-874)",
    "windows-1258": "Vietnamese (Windows-1258)",
  },
  legacyHint:
    "This file is not in UTF-8. If the names below look wrong, choose other letters, or save it as “CSV UTF-8”.",
  hiddenRows: (rows: string) =>
    `Hidden in the spreadsheet, but imported, too: rows ${rows}. To leave them out, delete them there.`,
  sheet: "Sheet",
  separator: "Between cells",
  separators: { ",": "Comma", ";": "Semicolon", "\t": "Tab" },
  heading: "Headings",
  noHeading: "None",
  headingIn: (row: number) => `In row ${row}`,
  columns: "Columns",
  columnsHint:
    "Choose above each column what it holds. Below are the first rows, as they will be read.",
  column: (letter: string) => `Column ${letter}`,
  notImported: "Do not import",
  fallback: "Where a row names none",
  fallbackHint: "A name that does not exist yet is added.",
  taxClassHint: "For rows whose category has none either.",
  firstCategory: "Menu",
  firstGroup: "Kitchen",
  preview: "What will change",
  counts: {
    added: (count: number) => `${count} new`,
    changed: (count: number) => `${count} changed`,
    unchanged: (count: number) => `${count} unchanged`,
    problems: (count: number) => `${count} with problems`,
  },
  alsoNew: (list: string, names: string) => `New in ${list}: ${names}`,
  newArticles: "New articles",
  changedArticles: "Changed articles",
  row: "Row",
  changes: "Changes",
  change: (field: string, before: string, after: string) => `${field}: ${before}, now ${after}`,
  problemsHint:
    "Correct these rows in the spreadsheet and choose it again, or leave them out. Nothing is imported yet.",
  leaveOut: (count: number) =>
    count === 1 ? "Leave out 1 row with a problem" : `Leave out ${count} rows with problems`,
  noNames: "Choose the column that holds the names of the articles.",
  noPrices: "Choose the column that holds the prices of the new articles.",
  noTaxClass: "Choose a tax class for the rows without one, or leave them out.",
  tooManyGroups: (list: string, count: number, most: number) =>
    `This would add ${count} entries to ${list}; at most ${most} at once. Is it the right column?`,
  import: (count: number) => (count === 1 ? "Import 1 article" : `Import ${count} articles`),
  nothing: "Everything is already up to date",
  importing: "Importing. The tills keep working.",
  menuChanged: (names: string) =>
    `Changed by someone else in the meantime: ${names}. The list above is up to date again; nothing was imported.`,
  toArticles: "Show the articles",
  last: (added: number, changed: number, when: string) =>
    `Last import: ${added} new, ${changed} changed. ${when}`,
  lastUndone: "This import was undone.",
  undo: "Undo the whole import",
  undoTitle: "Undo the whole import?",
  undoText:
    "What it added is retired, and what it changed gets its former values. If anything was changed since, nothing is undone.",
  cancel: "Cancel",
  undone: (restored: number, retired: number) => `${restored} restored, ${retired} retired`,
  changedSince: (names: string) =>
    `Nothing was undone, because these were changed after the import: ${names}`,
  stillUsed: (names: string) =>
    `Nothing was undone, because something new is in use elsewhere: ${names}`,
  notUndoable: "Only the latest import can be undone, once, and within a day",
  faults: {
    empty: "There are no rows in it.",
    "too-many-rows": (most: string) =>
      `It has too many rows: at most ${most} fit into one import. Nothing was sent.`,
    "open-quote": (place: string) => `${place}: the quotation marks of this cell do not end.`,
    "text-after-quote": (place: string) =>
      `${place}: text follows the quotation marks of this cell.`,
    "not-text":
      "This file is not a spreadsheet: it may be a picture or a PDF. In the spreadsheet program, save it as .xlsx, .ods or CSV.",
    "too-large": (most: string) => `This file is too large: at most ${most} MB.`,
    "old-workbook":
      "This is a workbook of another kind. In the spreadsheet program, save it as .xlsx, .ods or CSV, or copy its rows and paste them here.",
    password: "This workbook has a password. In the spreadsheet program, save a copy without one.",
    "broken-workbook":
      "This workbook is damaged. In the spreadsheet program, open it and save it again.",
    "workbook-too-large":
      "This workbook holds more than a price list can. Keep only the sheet with the prices, and choose it again.",
    "no-workbook":
      "There is no sheet in this file. In the spreadsheet program, save the price list as .xlsx, .ods or CSV.",
    unreadable: "This file could not be opened. Choose it again.",
  },
  place: (row: number, column: string) => `Row ${row}, column ${column}`,
  placeOfRow: (row: number) => `Row ${row}`,
  sheetProblems: {
    formula: "this is a formula, not a value. In the spreadsheet, paste it as a value",
    "beyond-columns":
      "this cell is right of the last column. A number with a decimal comma needs quotation marks, or semicolons between cells",
    "category-circle": "a category cannot be within itself",
    "none-beside-others": "“none” and an allergen exclude each other",
  },
  allergenProblems: {
    "unknown-allergen": (word: string) =>
      `“${word}” is none of the 14 allergens. Write names, the letters A to R of Austrian menus, the numbers 1 to 14, or “none”`,
    "uncertain-allergen": (sign: string) =>
      `“${sign}” could be another allergen here: the column has letters and numbers, or those of another list, or the spreadsheet program has cut a 10 to 1. Write the name`,
  },
  nameRepeated: (row: string) => `the same name is in row ${row}`,
  categoryElsewhere: (around: string) => `this category is within ${around}`,
  categoryAtTop: "this category exists outside of all others",
};

export type OfficeImportMessages = typeof officeImport;
