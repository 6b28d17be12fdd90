import { afterEach, expect, test, vi } from "vitest";

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
