import { createHash } from "node:crypto";
import { inflateRawSync } from "node:zlib";

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { dictionaryOfForm1 } from "./dictionary-of-form-1.ts";
import { dictionaryOfForm2 } from "./dictionary-of-form-2.ts";
import { packedHash, packText, unpackText } from "./packed-text.ts";

const aHash = fc.stringMatching(/^[\da-f]{64}$/);
const hash = "ab".repeat(32);

test("what is packed is unpacked to the same hash and the same text", () => {
  fc.assert(
    fc.property(aHash, fc.string({ unit: "grapheme", maxLength: 5000 }), (digest, text) => {
      const packed = packText({ hash: digest, text });
      expect(unpackText(packed)).toEqual({ hash: digest, text });
      expect(packedHash(packed)).toBe(digest);
    }),
  );
});

const line = (brief: object = {}): string =>
  JSON.stringify([
    {
      kind: "insert",
      table: "bill_line",
      id: 7081,
      brief: {
        location: 1,
        bill: 1400,
        key: "d840b148-812b-4c01-86cf-3b7d51dc3b5a",
        article: 154,
        product_price: 19500,
        price: 19500,
        cost: 6240,
        total: 19500,
        staff: 2,
        ...brief,
        created_at: 1_795_517_368_000,
        round: 1167,
        stock_station: 1,
      },
    },
  ]);

test("a line of a bill takes about a third of its text, most of it for its key", () => {
  expect(packText({ hash, text: line() }).length - 33).toBeLessThan(0.36 * line().length);
});

test("a reply that only numbers an order takes a few bytes more than its text", () => {
  const text = '{"id":1101,"number":1101}';
  expect(packText({ hash, text }).length - 33).toBeLessThanOrEqual(text.length + 5);
});

describe("each form is readable for ever", () => {
  test.each([
    [1, dictionaryOfForm1, "5ef23be247a25945fa33a3c1206c9a3e6dc907dce6a2c53dd44644da77851805"],
    [2, dictionaryOfForm2, "f3477248cbb1ec1fe8eb9f509e449b7766abb3540201ecb5f4cd04b7c9ccd0a4"],
  ])("the dictionary of form %i never changes", (_form, dictionary, digest) => {
    expect(createHash("sha256").update(dictionary).digest("hex")).toBe(digest);
  });

  test.each([
    [
      1,
      "Aaurq6urq6urq6urq6urq6urq6urq6urq6urq6urq6urI5DOkP1hbmBByCsmBgYw36RYmBgkGZpY6FoYGiXpmiQbGOpamCWn6RonmaeYGqYkGyeZJqL42NQEw8+GlqYGCH9DeRC/mxmZILwPlYEGgRF82O3BzpYHOxY+2NnxYGfDgx1zHuxsf7BjihJ6CFmamhqaG5tZgJph8MAyNDPHGl4A",
    ],
    [
      2,
      "Aqurq6urq6urq6urq6urq6urq6urq6urq6urq6urq6urI5AGkX1lbmBByGMmBgYwv6VYmBgkGZpY6FoYGiXpmiQbGOpamCWn6RonmaeYGqYkGyeZJqL439QEIwQMLU0NEKEA5UFCwszIBBEYUBlogBjBxwQf7Gx5sGPhg50dD3Y2PNgx58HO9gc7piihh5ClqamhubGZBaiNCA8sQzNzrOEFAA==",
    ],
  ])("a row that was packed in form %i is unpacked", (_form, text) => {
    const packed = Buffer.from(text, "base64");
    expect(unpackText(packed)).toEqual({ hash, text: line({ note: "ไม่เผ็ด" }) });
  });

  test("any program that knows DEFLATE reads it with the dictionary", () => {
    const short = "Pad Thai ผัดไทย";
    for (const text of ["", short, short.repeat(4), short.repeat(5), short.repeat(100)]) {
      const packed = packText({ hash, text });
      const plain = inflateRawSync(packed.subarray(33), { dictionary: dictionaryOfForm2 });
      expect(plain.toString()).toBe(text);
    }
  });
});

describe("a damaged text", () => {
  test("is read without a fault", () => {
    const text = '[{"kind":"insert","table":"bill","id":1,"brief":{"location":1}}]';
    const packed = packText({ hash, text });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: packed.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, flipped) => {
          const damaged = Uint8Array.from(packed);
          damaged[at] = (damaged[at] ?? 0) ^ flipped;
          const read = unpackText(damaged);
          // DEFLATE has several forms of one text, so some damage changes nothing that is read.
          expect(read.hash === hash).toBe(at === 0 || at > 32);
        },
      ),
    );
  });

  test("of another form is empty", () => {
    const packed = Uint8Array.from(packText({ hash, text: "[]" }));
    packed[0] = 3;
    expect(unpackText(packed)).toEqual({ hash, text: "" });
  });
});

test("what is no SHA-256 is not packed", () => {
  expect(() => packText({ hash: "abc", text: "[]" })).toThrow("Not a SHA-256");
});
