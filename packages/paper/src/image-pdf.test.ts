import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { imagePdf, type PageText, type PdfPage } from "./image-pdf.ts";

const anyText: fc.Arbitrary<PageText> = fc.record({
  text: fc.string({ unit: "grapheme", maxLength: 300 }),
  xDots: fc.integer({ min: 0, max: 1000 }),
  yDots: fc.integer({ min: 0, max: 1000 }),
  widthDots: fc.integer({ min: 0, max: 1000 }),
  heightDots: fc.integer({ min: 1, max: 100 }),
});

const anyPage: fc.Arbitrary<PdfPage> = fc.record({
  jpeg: fc.uint8Array({ minLength: 1, maxLength: 200 }),
  widthDots: fc.integer({ min: 1, max: 5000 }),
  heightDots: fc.integer({ min: 1, max: 5000 }),
  texts: fc.array(anyText, { maxLength: 5 }),
});

const about = { title: "รายงานกะ - Lotus House", language: "th-TH" };

/** One character for each byte, so that positions in the text are positions in the file. */
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

describe("an image PDF", () => {
  test("has a valid header and trailer", () => {
    const text = textOf(imagePdf([], about));
    expect(text.startsWith("%PDF-1.7\n")).toBe(true);
    expect(text.endsWith("%%EOF\n")).toBe(true);
  });

  test("has each object at the offset in its table", () => {
    fc.assert(
      fc.property(fc.array(anyPage, { maxLength: 5 }), (pages) => {
        const text = textOf(imagePdf(pages, about));
        const tableAt = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
        const table = text.slice(tableAt);
        const places = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
        expect(table.startsWith(`xref\n0 ${places.length + 1}\n`)).toBe(true);
        expect(text.match(/^\d+ 0 obj$/gm)).toHaveLength(places.length);
        const found = places.map((at) => /^\d+ 0 obj\n/.exec(text.slice(at, at + 20))?.[0]);
        expect(found).toEqual(places.map((_place, index) => `${index + 1} 0 obj\n`));
      }),
    );
  });

  test("contains every picture byte for byte, in page order, with its size", () => {
    fc.assert(
      fc.property(fc.array(anyPage, { maxLength: 5 }), (pages) => {
        const text = textOf(imagePdf(pages, about));
        let from = 0;
        for (const { jpeg, widthDots, heightDots } of pages) {
          const size = `/Width ${widthDots} /Height ${heightDots} `;
          const picture = ` /Length ${jpeg.length} >>\nstream\n${textOf(jpeg)}\nendstream`;
          const sizeAt = text.indexOf(size, from);
          expect(sizeAt).toBeGreaterThan(from);
          const pictureAt = text.indexOf(picture, sizeAt);
          expect(pictureAt).toBeGreaterThan(sizeAt);
          from = pictureAt + picture.length;
        }
        expect(text).toContain(`/Count ${pages.length} `);
      }),
    );
  });
});
