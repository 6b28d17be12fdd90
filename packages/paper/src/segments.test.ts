import { papers } from "@comanda/languages/th_TH/papers/papers";
import { sheets } from "@comanda/languages/th_TH/papers/sheets";
import { afterEach, expect, test, vi } from "vitest";

import { wordsOf } from "./segments.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Breaks a text into lines of ten letters, on a platform without word segmentation. */
async function linesWithoutSegmenter(text: string): Promise<readonly string[]> {
  vi.resetModules();
  vi.stubGlobal("Intl", { NumberFormat: Intl.NumberFormat });
  const { breakLines } = await import("./break-lines.ts");
  return breakLines(text, 10, (line) => line.replaceAll(/\p{M}/gu, "").length);
}

test("a browser without word segmentation breaks lines at spaces, and keeps marks with their words", async () => {
  expect(await linesWithoutSegmenter("Singha Beer, cold (no ice)")).toEqual([
    "Singha",
    "Beer, cold",
    "(no ice)",
  ]);
});

test("a browser without word segmentation breaks a long Thai word, and no consonant loses its marks", async () => {
  const lines = await linesWithoutSegmenter("ข้าวผัดกุ้งใหญ่พิเศษ");
  expect(lines.join("")).toBe("ข้าวผัดกุ้งใหญ่พิเศษ");
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => /^\p{M}/u.test(line))).toEqual([]);
});

test.each([
  ["ทุกออเดอร์", ["ทุก", "ออเดอร์"]],
  ["รายการสต็อก", ["รายการ", "สต็อก"]],
  ["อย่างน้อยหนึ่งรายการ", ["อย่าง", "น้อย", "หนึ่ง", "รายการ"]],
  ["สเต๊กเนื้อ", ["สเต๊ก", "เนื้อ"]],
  ["ดูราคา", ["ดู", "ราคา"]],
])("%s is broken between its words", (text, parts) => {
  expect(wordsOf(text).map(({ segment }) => segment)).toEqual(parts);
});

test("no word of a Thai paper is cut after or before a single consonant", () => {
  const texts = JSON.stringify([papers, sheets]).match(/[\u0E00-\u0E7F]+/g) ?? [];
  expect(texts.length).toBeGreaterThan(150);
  const cut = texts.filter((text) => wordsOf(text).some(({ segment }) => /^[ก-ฮ]์?$/.test(segment)));
  expect(cut).toEqual([]);
});
