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

  test("has every text, as a reader finds it, in the order of its pages", () => {
    fc.assert(
      fc.property(fc.array(anyPage, { maxLength: 4 }), (pages) => {
        const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
        expect(textsIn(textOf(imagePdf(pages, about)))).toEqual(
          texts.filter((text) => text !== ""),
        );
      }),
      { numRuns: 50 },
    );
  });

  test("has texts of more characters than a font can name, in lists of at most a hundred", () => {
    const alphabet = String.fromCodePoint(...Array.from({ length: 300 }, (_, at) => 0x4e00 + at));
    const text = textOf(imagePdf([onePage(alphabet)], about));
    expect(textsIn(text)).toEqual([alphabet]);
    expect(text.match(/\d+ beginbfchar/g)).toEqual(
      [100, 100, 55, 45].map((count) => `${count} beginbfchar`),
    );
    const [first = "", second = ""] = text.match(/\/FirstChar 1 .*/g) ?? [];
    expect(first).toContain("/LastChar 255 ");
    expect(second).toContain("/LastChar 45 ");
    expect(second).toContain(`/Differences [1${" /blank".repeat(45)}]`);
    expect(second).toContain(`/Widths [${"1000 ".repeat(45).trim()}]`);
  });

  test("names each character once, in full lists and a rest, however many there are", () => {
    for (const count of [1, 99, 100, 101, 199, 200, 201, 255]) {
      const alphabet = String.fromCodePoint(
        ...Array.from({ length: count }, (_none, at) => 0x4e00 + at),
      );
      const text = textOf(imagePdf([onePage(alphabet)], about));
      const lists = [...text.matchAll(/(\d+) beginbfchar/g)].map(([, length]) => Number(length));
      const rest = count % 100;
      const full = Array<number>(Math.floor(count / 100)).fill(100);
      expect(lists).toEqual(rest === 0 ? full : [...full, rest]);
    }
  });

  test("has each text invisibly over its place in the picture", () => {
    // A hundred dots to a point.
    const operators = "BT 3 Tr 200.00 Tz 1 0 0 1 10.00 814.69 Tm /T0 7.50 Tf <0102> Tj ET\n";
    expect(textOf(imagePdf([onePage("ab")], about))).toContain(operators);
  });

  test("has no operators for a text without letters or height", () => {
    const [flat] = onePage("ab").texts;
    const texts = [
      onePage("").texts,
      flat === undefined ? [] : [{ ...flat, heightDots: 0 }],
    ].flat();
    expect(textOf(imagePdf([{ ...onePage(""), texts }], about))).not.toContain("BT ");
  });

  test("has pages of A4, or of the size of a picture whose dots have a size", () => {
    const page = onePage("ab");
    const sized = { ...page, widthDots: 1280, heightDots: 4060, dotsPerInch: 406 };
    const text = textOf(imagePdf([page, sized], about));
    expect(text.match(/\/MediaBox \[.*?\]/g)).toEqual([
      "/MediaBox [0 0 595.28 841.89]",
      "/MediaBox [0 0 227 720]",
    ]);
    expect(text).toContain("q 227 0 0 720 0 0 cm /Page Do Q\n");
  });

  test("names its title, its language and its pages", () => {
    const text = textOf(
      imagePdf([onePage("a"), onePage("b")], { title: "Day ฿", language: "th-TH" }),
    );
    expect(text).toContain("/Title <FEFF00440061007900200E3F> ");
    expect(text).toContain("/Lang (th-TH) ");
    expect(text).toContain("/DisplayDocTitle true ");
    const kids = /\/Kids \[(\d+) 0 R (\d+) 0 R\] \/Count 2 /.exec(text)?.slice(1) ?? [];
    expect(kids).toHaveLength(2);
    for (const kid of kids) expect(text).toContain(`\n${kid} 0 obj\n<< /Type /Page `);
    expect(text).toContain("q 595.28 0 0 841.89 0 0 cm /Page Do Q\n");
    // Programs that transfer the file take it for binary.
    expect(text.slice(9, 15)).toBe("%\u00e2\u00e3\u00cf\u00d3\n");
  });
});

const onePage = (text: string): PdfPage => ({
  jpeg: Uint8Array.of(1),
  widthDots: 59_528,
  heightDots: 84_189,
  texts: [{ text, xDots: 1000, yDots: 2000, widthDots: 3000, heightDots: 1000 }],
});

/** Reads the texts of a file as a search does: by the fonts' own tables. */
function textsIn(file: string): readonly string[] {
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)].map(([, number, content = ""]) => [
      Number(number),
      content,
    ]),
  );
  const fonts = new Map(
    [...file.matchAll(/\/(T\d+) (\d+) 0 R/g)].map(([, name, number]) => {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number)) ?? "")?.[1];
      const lists = objects.get(Number(unicode)) ?? "";
      const entries = [...lists.matchAll(/^<(\w\w)> <(\w+)>$/gm)];
      return [name, new Map(entries.map(([, code, hex = ""]) => [code, fromUtf16(hex)]))];
    }),
  );
  return [...file.matchAll(/^BT .*? Tm (.*) ET$/gm)].map(([, shown = ""]) =>
    [...shown.matchAll(/\/(T\d+) [\d.]+ Tf <(\w*)> Tj/g)]
      .flatMap(([, name, codes = ""]) =>
        (codes.match(/../g) ?? []).map((code) => fonts.get(name)?.get(code) ?? "?"),
      )
      .join(""),
  );
}

function fromUtf16(hex: string): string {
  return (hex.match(/..../g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join("");
}
