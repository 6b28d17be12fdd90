import { expect, test } from "vitest";
import { slowestFilesReport } from "./slowest-files.ts";

/** Files that took 0, 1, 2 … seconds. */
const files = (count: number) =>
  Array.from({ length: count }, (_none, seconds) => ({ name: `file ${seconds}`, seconds }));

test("the slowest twentieth of all files is listed, the slowest first", () => {
  expect(slowestFilesReport(files(40)).split("\n")).toEqual([
    "The slowest 2 of 40 files: 77 of 780 s",
    "   39.0 s  file 39",
    "   38.0 s  file 38",
    "",
  ]);
});

test("a twentieth is rounded up, so that a single file is listed, too", () => {
  expect(slowestFilesReport(files(21))).toContain("The slowest 2 of 21 files");
  expect(slowestFilesReport([{ name: "sums.test.ts", seconds: 0.25 }])).toContain("0.3 s  sums");
});

test("the list never has more than 25 files", () => {
  const lines = slowestFilesReport(files(1000)).trimEnd().split("\n");
  expect(lines).toHaveLength(26);
  expect(lines.at(-1)).toBe("  975.0 s  file 975");
});

test("nothing is printed if nothing ran", () => {
  expect(slowestFilesReport([])).toBe("");
});
