import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import fc from "fast-check";
import { expect, test } from "vitest";

import { blackThreshold } from "./printer-bytes.ts";
import { rasterPicture } from "./raster-picture.ts";

/** Mostly white, like papers. */
const grey = fc.oneof(
  { weight: 3, arbitrary: fc.constant(255) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 255 }) },
);

const pictures = fc
  .record({ bytes: fc.integer({ min: 1, max: 12 }), rows: fc.integer({ min: 1, max: 6 }) })
  .chain(({ bytes, rows }) =>
    fc.record({
      width: fc.constant(bytes * 8),
      height: fc.constant(rows * 8),
      greys: fc.array(grey, { minLength: bytes * rows * 64, maxLength: bytes * rows * 64 }),
    }),
  );

test("a picture has the same bytes as the receipt encoder's", () => {
  fc.assert(
    fc.property(pictures, ({ width, height, greys }) => {
      const data = Uint8ClampedArray.from(greys.flatMap((each) => [each, each, each, 255]));
      const encoder = new ReceiptPrinterEncoder({
        language: "esc-pos",
        imageMode: "raster",
        feedAfterBlock: false,
      });
      const options = { width, height, algorithm: "threshold", threshold: blackThreshold } as const;
      const image = { data, width, height, colorSpace: "srgb" } as const;
      expect(rasterPicture(image, blackThreshold)).toEqual(encoder.image(image, options).encode());
    }),
  );
});

test("the height of a long picture takes two bytes", () => {
  const data = new Uint8ClampedArray(8 * 840 * 4).fill(255);
  const head = Uint8Array.of(0x1d, 0x76, 0x30, 0, 1, 0, 840 - 3 * 256, 3);
  expect(rasterPicture({ data, width: 8, height: 840 }, blackThreshold).slice(0, 8)).toEqual(head);
});
