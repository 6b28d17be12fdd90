import { readFileSync } from "node:fs";
import { join } from "node:path";

import { readWorkbook } from "../read-workbook.ts";

export const fixture = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, "../fixtures", name)));

export async function sheetsOf(bytes: Uint8Array) {
  const sheets = await readWorkbook(bytes);
  if (typeof sheets === "string") throw new Error(sheets);
  return sheets;
}
