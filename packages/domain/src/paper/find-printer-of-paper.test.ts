import { expect, test } from "vitest";

import { findPrinterOfPaper } from "./find-printer-of-paper.ts";

const bar = { name: "Bar", address: "10.0.0.3" };
const kitchen = { name: "Kitchen", address: "10.0.0.2" };

test("a paper's printer is found where it is now", () => {
  const moved = { name: "Bar", address: "10.0.0.9" };
  expect(findPrinterOfPaper([kitchen, bar], bar)).toBe(bar);
  expect(findPrinterOfPaper([kitchen, moved], bar)).toBe(moved);
});

test("a printer that has only the address is another one", () => {
  const moved = { name: "Bar", address: "10.0.0.9" };
  const heir = { name: "Terrace", address: bar.address };
  expect(findPrinterOfPaper([heir, moved], bar)).toBe(moved);
  expect(findPrinterOfPaper([heir, kitchen], bar)).toBeNull();
});

test("of two printers of one name, it is the one at the address, or neither", () => {
  const upstairs = { name: "Bar", address: "10.0.0.8" };
  expect(findPrinterOfPaper([upstairs, bar], bar)).toBe(bar);
  const moved = { name: "Bar", address: "10.0.0.9" };
  expect(findPrinterOfPaper([upstairs, moved], bar)).toBeNull();
});
