import fc from "fast-check";
import { expect, test } from "vitest";

import { pdfFileName } from "./pdf-file-name.ts";

test("a file is named by its parts, without those that are empty", () => {
  expect(pdfFileName(["2026-11-23 20:15", "Shift report 4", "", "Bar"])).toBe(
    "2026-11-23 20.15 Shift report 4 Bar.pdf",
  );
});

test("every system can store a file of any name", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 300 })), (words) => {
      const name = pdfFileName(words);
      expect(name).toMatch(/^[^\\/:*?"<>|]*\.pdf$/);
      expect(name.length).toBeLessThanOrEqual(250);
    }),
  );
});
