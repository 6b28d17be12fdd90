import { timeZone } from "@comanda/domain/time/local-time";
import type { RenderOptions } from "@comanda/paper/formatter";
import { codeBill, openBill } from "@comanda/paper/samples/bills";
import jsqr from "jsqr";
import { expect, test } from "vitest";

import { printedDots, type PrintedDots } from "../../testing/printed-dots.ts";
import { printerBytes } from "./printer-bytes.ts";

const look: RenderOptions = {
  language: "th_TH",
  isRepeat: false,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
};

function printed(bill: typeof openBill, widthDots: number): PrintedDots {
  const bytes = printerBytes(bill, look, {
    widthDots,
    dialect: "esc-pos",
    hasCutter: true,
    imageMode: "raster",
  });
  return printedDots(Buffer.from(bytes));
}

/** What a phone reads on the whole paper. */
function readPaper({ widthDots, heightDots, isBlack }: PrintedDots): string | undefined {
  const pixels = new Uint8ClampedArray(widthDots * heightDots * 4).fill(255);
  for (let y = 0; y < heightDots; y += 1) {
    for (let x = 0; x < widthDots; x += 1) {
      if (isBlack(x, y)) pixels.fill(0, (y * widthDots + x) * 4, (y * widthDots + x) * 4 + 3);
    }
  }
  return jsqr.default(pixels, widthDots, heightDots)?.data;
}

test.each([576, 384])("the code of a bill is read from its printed dots, %d dots wide", (width) => {
  expect(readPaper(printed(codeBill, width))).toBe(codeBill.codes?.[0]?.text);
  expect(readPaper(printed(openBill, width))).toBeUndefined();
});
