import { fitDots } from "@comanda/domain/paper/fit-dots";
import { isBlack, type Dots } from "@comanda/domain/paper/dots";
import { timeZone } from "@comanda/domain/time/local-time";
import type { RenderOptions } from "@comanda/paper/formatter";
import { openBill } from "@comanda/paper/samples/bills";
import { samples } from "@comanda/paper/samples/samples";
import { expect, test } from "vitest";

import { printedDots } from "../../testing/printed-dots.ts";
import { stripedLogo } from "../../testing/test-logo.ts";
import { printerBytes } from "./printer-bytes.ts";
import type { PrinterProfile } from "./printer-profile.ts";

const look: RenderOptions = {
  language: "en_US",
  isRepeat: false,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
};
const printer = (widthDots: number): PrinterProfile => ({
  widthDots,
  dialect: "esc-pos",
  hasCutter: true,
  imageMode: "raster",
});
const largest = stripedLogo(368, 160);

/** The dots of a bill with this logo, and where the logo begins from the left. */
function printed(logo: Dots, widthDots: number) {
  const paper = printedDots(
    Buffer.from(printerBytes(openBill, { ...look, logo }, printer(widthDots))),
  );
  expect(paper.widthDots).toBe(widthDots);
  return { paper, left: 6 + Math.floor((widthDots - 12 - logo.widthDots) / 2) };
}

test.each([
  ["wide paper", 576, largest],
  ["narrow paper", 384, largest],
  ["wide paper, where it is small", 576, stripedLogo(8, 8)],
])("the top of a bill on %s has just the dots of the logo, in the middle", (_name, width, logo) => {
  const { paper, left } = printed(logo, width);
  for (let y = 0; y < logo.heightDots; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInLogo = x >= left && x < left + logo.widthDots;
      const expected = isInLogo && isBlack(logo, x - left, y);
      if (paper.isBlack(x, y) !== expected) throw new Error(`The dot ${x}, ${y} is wrong`);
    }
  }
  expect(paper.isBlack(left, 0)).toBe(true);
});

test("a roll that is narrower than the logo gets all of it, smaller", () => {
  const { paper } = printed(largest, 240);
  const small = fitDots(largest, 228);
  expect([small.widthDots, small.heightDots]).toEqual([224, 97]);
  const row = Array.from({ length: 240 }, (_, x) => paper.isBlack(x, 40));
  expect(row.slice(8, 232)).toEqual(Array.from({ length: 224 }, (_, x) => isBlack(small, x, 40)));
  expect([...row.slice(0, 8), ...row.slice(232)]).not.toContain(true);
});

test("below the logo a bill is as it is without one", () => {
  const plain = printedDots(Buffer.from(printerBytes(openBill, look, printer(576))));
  const { paper } = printed(largest, 576);
  const counts = { black: 0, different: 0 };
  for (let y = 0; y < 900; y += 1) {
    for (let x = 0; x < 576; x += 1) {
      if (paper.isBlack(x, y + 170) !== plain.isBlack(x, y)) counts.different += 1;
      if (plain.isBlack(x, y)) counts.black += 1;
    }
  }
  expect(counts.different).toBe(0);
  expect(counts.black).toBeGreaterThan(10_000);
});

test("a printer that gets pictures in columns, or in one piece, gets the logo too", () => {
  for (const other of [
    { dialect: "star-prnt", imageMode: "raster" },
    { dialect: "esc-pos", imageMode: "column" },
  ] as const) {
    const profile = { ...printer(576), ...other };
    const length = (options: RenderOptions) => printerBytes(openBill, options, profile).length;
    expect(length({ ...look, logo: largest })).toBeGreaterThan(length(look) + 2000);
  }
});

test("a logo is on the guests' bill only", () => {
  for (const document of Object.values(samples)) {
    const bytes = (options: RenderOptions) => printerBytes(document, options, printer(384));
    const isSame = Buffer.from(bytes(look)).equals(bytes({ ...look, logo: largest }));
    expect(isSame).toBe(document.kind !== "bill");
  }
});
