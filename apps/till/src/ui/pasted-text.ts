/** Cells from the clipboard. Spreadsheet programs offer HTML beside the plain text. */
export type PastedText = { readonly text: string; readonly isFromSpreadsheet: boolean };

/** What spreadsheet programs and our own grid copy is a table; Google Sheets copies a single cell without one. */
const signOfSpreadsheet = /<table|data-sheets-/;

export function pastedTextOf(clipboard: Pick<DataTransfer, "getData"> | null): PastedText {
  return {
    text: clipboard?.getData("text/plain") ?? "",
    isFromSpreadsheet: signOfSpreadsheet.test(clipboard?.getData("text/html") ?? ""),
  };
}
