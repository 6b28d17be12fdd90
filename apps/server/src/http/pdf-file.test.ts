import fc from "fast-check";
import { expect, test } from "vitest";

import { attachmentHeader } from "./pdf-file.ts";

test("a file keeps its name in any script", () => {
  expect(attachmentHeader("2026-11-20 รายงานกะ.pdf")).toBe(
    `attachment; filename="2026-11-20 ________.pdf"; filename*=UTF-8''2026-11-20%20%E0%B8%A3%E0%B8%B2%E0%B8%A2%E0%B8%87%E0%B8%B2%E0%B8%99%E0%B8%81%E0%B8%B0.pdf`,
  );
});

test("no file name breaks out of its header, and each can be read back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (fileName) => {
      const header = attachmentHeader(fileName);
      expect(header).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.!~%-]*$/);
      const encoded = header.slice(header.indexOf("''") + 2);
      const kept = fileName.toWellFormed().replaceAll(/\p{Cc}/gu, "");
      expect(decodeURIComponent(encoded)).toBe(kept);
    }),
  );
});
