import type { Quoting } from "@comanda/domain/text/table-rows";
import type { WorkbookSheet } from "@comanda/domain/menu-import/workbook-sheet";

import { readBytes } from "#api/read-file.ts";
import type { PastedText } from "#ui/pasted-text.ts";

import type { WorkbookFault } from "../workbook/index.ts";
import { decodeText, type LegacyEncoding } from "./decode-text.ts";
import { isOtherWorkbook } from "./is-other-workbook.ts";

/** Where a table comes from. The bytes of a text stay, so that it can be read in another encoding. */
export type Source =
  | ({ readonly kind: "pasted" } & PastedText)
  | { readonly kind: "text"; readonly name: string; readonly bytes: Uint8Array }
  | {
      readonly kind: "workbook";
      readonly name: string;
      readonly sheets: readonly WorkbookSheet[];
    };

/** Why a file cannot be read at all. */
export type UnreadableSource = "unreadable" | "not-text" | "too-large" | WorkbookFault;

/** Larger than any price list; a picture of a menu is larger. */
export const maximumFileBytes = 20 * 1024 * 1024;

/** The files of spreadsheet programs: .xlsx and .ods are zip files, and .xls begins as all old files of Office do. */
const workbookMarks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** A PDF may begin with text only. */
const pdfMark = [0x25, 0x50, 0x44, 0x46, 0x2d];

export async function readSource(file: File): Promise<Source | UnreadableSource> {
  const { name, size } = file;
  if (size > maximumFileBytes) return "too-large";
  const bytes = await readBytes(file);
  if (bytes === null) return "unreadable";
  const beginsWith = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (beginsWith(pdfMark)) return "not-text";
  if (workbookMarks.some(beginsWith)) {
    const { readWorkbook } = await import("../workbook/index.ts");
    const sheets = await readWorkbook(bytes);
    return typeof sheets === "string" ? sheets : { kind: "workbook", name, sheets };
  }
  const decoded = decodeText(bytes, "windows-1252");
  if (decoded === null) return "not-text";
  return isOtherWorkbook(decoded.text) ? "old-workbook" : { kind: "text", name, bytes };
}

/** What quotation marks in a text mean. */
export function quotingOf(source: Exclude<Source, { readonly kind: "workbook" }>): Quoting {
  if (source.kind === "text") return "file";
  return source.isFromSpreadsheet ? "spreadsheet" : "pasted";
}

/** The text of a source, and whether its encoding was not certain. */
export function textOf(
  source: Exclude<Source, { readonly kind: "workbook" }>,
  encoding: LegacyEncoding,
): { readonly text: string; readonly isLegacy: boolean } {
  if (source.kind === "pasted") return { text: source.text, isLegacy: false };
  return decodeText(source.bytes, encoding) ?? { text: "", isLegacy: true };
}
