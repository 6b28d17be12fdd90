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
