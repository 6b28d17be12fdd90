import { escapeFormula } from "./csv.ts";

/** Writes rows for the clipboard as a table of HTML, by which programs recognise cells: one cell stays one cell. */
export function writeHtmlTable(rows: readonly (readonly string[])[]): string {
  const written = rows.map((row) => `<tr>${row.map(writeCell).join("")}</tr>`);
  return `<table>${written.join("")}</table>`;
}

function writeCell(value: string): string {
  const text = escapeFormula(value)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/\r?\n/g, "<br>");
  return `<td>${text}</td>`;
}
