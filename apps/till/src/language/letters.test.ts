import { refusalMessages } from "@comanda/contract/all-refusals";
import { fontCharacters } from "@comanda/paper/font-characters";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";

import { everyLanguage } from "./testing/every-message.ts";
import { collectMessageLeaves, renderMessage } from "./testing/message-leaves.ts";

const fonts = dirname(createRequire(import.meta.url).resolve("@fontsource/sarabun/package.json"));
const styles = readFileSync(join(import.meta.dirname, "..", "ui", "fonts.css"), "utf8");

/** A font file of the till and the characters for which a browser loads it. */
const faces = styles
  .split("@font-face")
  .slice(1)
  .map((face) => ({
    file: /files\/(?<file>[\w-]+)\.woff2/.exec(face)?.groups?.["file"] ?? "",
    weight: Number(/font-weight: (?<weight>\d+)/.exec(face)?.groups?.["weight"]),
    ranges: [...face.matchAll(/U\+(?<first>[0-9A-F]+)(?:-(?<last>[0-9A-F]+))?/g)].map(
      ({ groups }) => ({
        first: Number.parseInt(groups?.["first"] ?? "", 16),
        last: Number.parseInt(groups?.["last"] ?? groups?.["first"] ?? "", 16),
      }),
    ),
  }));

const shippedCharacters = (weight: number): ReadonlySet<number> =>
  new Set(
    faces
      .filter((face) => face.weight === weight)
      .flatMap(({ file, ranges }) =>
        [...fontCharacters(readFileSync(join(fonts, "files", `${file}.woff`)), inflateSync)].filter(
          (code) => ranges.some(({ first, last }) => first <= code && code <= last),
        ),
      ),
  );
const shippedByWeight = [400, 700].map(shippedCharacters);

/** Western European letters, signs and arrows, which every device has. */
const universalCharacters = /[\u0020-\u00ff–—‘’“”…₱€−×·]/u;

function findMissing(text: string): readonly string[] {
  return [...new Set(text.normalize("NFC"))].filter(
    (letter) =>
      !universalCharacters.test(letter) &&
      shippedByWeight.some((set) => !set.has(letter.codePointAt(0) ?? 0)),
  );
}

const textOf = (messages: object): string =>
  [...collectMessageLeaves(messages).values()].map(renderMessage).join("");

describe("the till's fonts have every character that a device may lack", () => {
  test.each(everyLanguage)("in every text in $code", ({ messages, papers }) => {
    expect(findMissing(textOf({ messages, papers }))).toEqual([]);
  });

  test("in every sentence of the server", () => {
    expect(textOf(refusalMessages).length).toBeGreaterThan(2000);
    expect(findMissing(textOf(refusalMessages))).toEqual([]);
  });

  test("for what people write in Thai and Vietnamese", () => {
    const thaiLetters = Array.from({ length: 58 }, (_each, index) =>
      String.fromCharCode(0x0e01 + index),
    );
    expect(findMissing(thaiLetters.join("") + "฿")).toEqual([]);
    const base = ["a", "ă", "â", "e", "ê", "i", "o", "ô", "ơ", "u", "ư", "y"];
    const tones = ["", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"];
    const vowels = base.flatMap((letter) => tones.map((tone) => letter + tone)).join("");
    expect(findMissing(`${vowels}${vowels.toUpperCase()}đĐ₫`)).toEqual([]);
  });

  test("but not every character of Unicode, or this test could not fail", () => {
    expect(findMissing("aกạ漢☃")).toEqual(["漢", "☃"]);
  });
});
