import type { BillDocument } from "@comanda/contract/print";
import { openBill, voidedBill } from "@comanda/paper/samples/bills";
import { paint } from "@comanda/paper/paint";
import { createCanvas } from "@napi-rs/canvas";
import { timeZone } from "@comanda/domain/time/local-time";
import { expect, test } from "vitest";

import { layoutOnServer, paintBands } from "./paper-bitmap.ts";

const look = {
  language: "en_US",
  isRepeat: false,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
} as const;

/** The dots of a paper that is painted in bands of a height. */
function dotsOf(document: BillDocument, bandDots?: number): Buffer {
  const layout = layoutOnServer(document, look, 576);
  const bands: Buffer[] = [];
  for (const { data } of paintBands(layout, 576, bandDots ?? layout.heightDots)) {
    bands.push(Buffer.from(data));
  }
  return Buffer.concat(bands);
}

test("a paper looks the same whatever was painted before it on the shared canvas", () => {
  for (const document of [openBill, voidedBill, openBill]) {
    expect(dotsOf(document, 240).equals(dotsOf(document))).toBe(true);
  }
});

test("a paper begins in the corner of its first band", () => {
  const layout = layoutOnServer(openBill, look, 576);
  const context = createCanvas(576, 240).getContext("2d");
  paint(layout, context, { fromDots: 0, widthDots: 576, heightDots: 240 }, () => {});
  const { data } = context.getImageData(0, 0, 576, 240);
  expect(dotsOf(openBill, 240).subarray(0, data.length).equals(Buffer.from(data))).toBe(true);
});

test("a band gives its memory back as soon as the next one is asked for", () => {
  const layout = layoutOnServer(openBill, look, 576);
  const bytes: number[] = [];
  const bands = [];
  for (const band of paintBands(layout, 576, 240)) {
    bytes.push(band.data.byteLength);
    bands.push(band);
  }
  expect(bytes.length).toBeGreaterThan(2);
  expect(bytes[0]).toBe(576 * 240 * 4);
  expect(bands.map(({ data }) => data.byteLength)).toEqual(bytes.map(() => 0));
});
