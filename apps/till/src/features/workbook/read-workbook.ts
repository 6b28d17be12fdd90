import type { WorkbookSheet } from "@comanda/domain/menu-import/workbook-sheet";

import { readOds } from "./read-ods.ts";
import { readXlsx } from "./read-xlsx.ts";
import { openZip, UnreadableArchive, type InflateBudget, type ZipArchive } from "./unzip.ts";

/** Why a workbook cannot be read. */
export type WorkbookFault =
  | "old-workbook"
  | "password"
  | "broken-workbook"
  | "workbook-too-large"
  | "no-workbook";

/** The inflated files of a workbook: of 25,000 rows with many columns, a quarter. */
const maximumInflatedBytes = 100 * 1024 * 1024;

/** Old files of Office begin like this, and so do new ones with a password. */
const compoundMark = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads the sheets of a workbook of Excel (.xlsx) or LibreOffice (.ods), or says why not. */
export async function readWorkbook(
  bytes: Uint8Array,
): Promise<readonly WorkbookSheet[] | WorkbookFault> {
  if (compoundMark.every((byte, at) => bytes[at] === byte)) {
    return hasUtf16(bytes, "EncryptedPackage") ? "password" : "old-workbook";
  }
  try {
    const zip = openZip(bytes);
    return await readSheets(zip, { bytesLeft: maximumInflatedBytes });
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error;
    return faults[error.reason];
  }
}

const faults = {
  broken: "broken-workbook",
  password: "password",
  "too-large": "workbook-too-large",
} as const satisfies Readonly<Record<UnreadableArchive["reason"], WorkbookFault>>;

async function readSheets(
  zip: ZipArchive,
  budget: InflateBudget,
): Promise<readonly WorkbookSheet[] | WorkbookFault> {
  const names = [...zip.entries.keys()];
  const isExcel = names.some((name) => name.startsWith("xl/") && name.endsWith(".xml"));
  if (names.some((name) => name.startsWith("xl/") && name.endsWith("workbook.bin"))) {
    return "old-workbook";
  }
  if (!isExcel && !zip.entries.has("content.xml")) return "no-workbook";
  const sheets = isExcel ? await readXlsx(zip, budget) : await readOds(zip, budget);
  return sheets.length === 0 ? "no-workbook" : sheets;
}

function hasUtf16(bytes: Uint8Array, text: string): boolean {
  const wanted = Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0]);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}
