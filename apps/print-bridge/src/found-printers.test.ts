import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { CannotStart } from "./config.ts";
import { foundPrintersFile, readFoundPrinters, storeFoundPrinters } from "./found-printers.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-bridge-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("found printers are read as they were stored, and before the first search there are none", () => {
  const file = foundPrintersFile(folder);
  expect(readFoundPrinters(file)).toEqual([]);
  const printers = [
    { host: "192.168.1.50", port: 9100 },
    { host: "192.168.1.51", port: 9101 },
  ];
  storeFoundPrinters(file, printers);
  expect(readFoundPrinters(file)).toEqual(printers);
});

test("a spoiled line is named", () => {
  const file = join(folder, "spoiled.txt");
  writeFileSync(file, "192.168.1.50:9100\n\n8.8.8.8\n");
  expect(() => readFoundPrinters(file)).toThrow(CannotStart);
  expect(() => readFoundPrinters(file)).toThrow('not "8.8.8.8"');
});
