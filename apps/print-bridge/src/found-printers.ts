import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { parsePrinterAddress, printerName, type PrinterAddress } from "./allowed-printers.ts";
import { CannotStart } from "./config.ts";

/**
 * Lists the printers that searches have found, one a line. The bridge reads it at its start, so a printer whose line was
 * removed is gone until a search finds it again.
 */
export function foundPrintersFile(dataFolder: string): string {
  return join(dataFolder, "found-printers.txt");
}

export function readFoundPrinters(file: string): readonly PrinterAddress[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const printer = parsePrinterAddress(line);
      if (printer !== null) return printer;
      throw new CannotStart(`${file} must list private addresses, one a line, not "${line}".`);
    });
}

/** A crash leaves the old list or the new one. */
export function storeFoundPrinters(file: string, printers: readonly PrinterAddress[]): void {
  const draft = `${file}.new`;
  writeFileSync(draft, printers.map((printer) => `${printerName(printer)}\n`).join(""));
  renameSync(draft, file);
}
