/** Cells from the clipboard. Spreadsheet programs offer a table of HTML beside the plain text. */
export type PastedText = { readonly text: string; readonly isFromSpreadsheet: boolean };

export function pastedTextOf(clipboard: DataTransfer | null): PastedText {
  return {
    text: clipboard?.getData("text/plain") ?? "",
    isFromSpreadsheet: clipboard?.getData("text/html").includes("<table") ?? false,
  };
}
