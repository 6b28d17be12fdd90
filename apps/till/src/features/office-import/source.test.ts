import { expect, test } from "vitest";

import { readSource } from "./source.ts";

/** A file that fails as it is read. */
class FailingFile extends File {
  readonly #error: Error;

  constructor(error: Error) {
    super(["name\n"], "menu.csv");
    this.#error = error;
  }

  override async arrayBuffer(): Promise<never> {
    throw this.#error;
  }
}

test("a file that was moved since it was chosen cannot be read, and any other error is a fault", async () => {
  const moved = new DOMException("The file has gone", "NotFoundError");
  expect(await readSource(new FailingFile(moved))).toBe("unreadable");
  const fault = new RangeError("There is no memory for it");
  await expect(readSource(new FailingFile(fault))).rejects.toBe(fault);
});

test.each([
  ["a JPEG", [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]],
  // Up to its first picture, a PDF can be plain text.
  ["a PDF", [...new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n")]],
])("%s is no spreadsheet, whatever its name", async (_what, bytes) => {
  for (const name of ["menu.csv", "menu.xlsx"]) {
    expect(await readSource(new File([new Uint8Array(bytes)], name))).toBe("not-text");
  }
});

test("a workbook is recognised by its first bytes, whatever its name", async () => {
  const read = async (...bytes: readonly number[]) =>
    await readSource(new File([new Uint8Array(bytes)], "menu.csv"));
  expect(await read(0x50, 0x4b, 0x03, 0x04)).toBe("broken-workbook");
  expect(await read(0xd0, 0xcf, 0x11, 0xe0)).toBe("old-workbook");
});

test.each([
  [
    "a web page that is called .xls",
    '\uFEFF\n<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>Tea</td><td>40</td></tr></table></html>',
  ],
  ["a page that is only a table", "<table border=1>\n<tr><td>Tea</td><td>40</td></tr></table>"],
  ["a page of LibreOffice", "<!DOCTYPE html>\n\n<html>\n<head></head></html>"],
  ["a web archive of Excel", "MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\n"],
  [
    "XML Spreadsheet 2003",
    '<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<Workbook></Workbook>',
  ],
  [
    "a flat file of LibreOffice",
    '<?xml version="1.0" encoding="UTF-8"?>\n\n<office:document></office:document>',
  ],
  ["DIF", 'TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,2\r\n""\r\n'],
  ["SYLK of Excel", 'ID;PWXL;N;E\r\nP;PGeneral\r\nC;Y1;X1;K"Tea"\r\nC;X2;K40\r\nE\r\n'],
  ["SYLK of LibreOffice", 'ID;PCALCOOO32\nC;X1;Y1;K"Tea"\nC;X2;Y1;K40\nE\n'],
])("%s is a workbook of another kind, not a table", async (_what, text) => {
  for (const name of ["menu.xls", "menu.csv"]) {
    expect(await readSource(new File([text], name))).toBe("old-workbook");
  }
});

test.each(["<TICKER>,<PRICE>\nTEA,40\n", "ID;Price\nC;40\n", "TABLE\n4\n", "Table,Price\nE,4\n"])(
  "a table that begins almost like a workbook of another kind is read: %j",
  async (text) => {
    expect(await readSource(new File([text], "menu.csv"))).toMatchObject({ kind: "text" });
  },
);
