import { languages } from "@comanda/domain/venue/settings";
import { fontCharacters } from "@comanda/paper/font-characters";
import { fontParts, fontWeights } from "@comanda/paper/paper-font";
import { samples } from "@comanda/paper/samples/samples";
import { leadingFor } from "@comanda/paper/text-style";
import { sheetTexts } from "@comanda/paper/messages/sheet-texts";
import { paperMessages } from "@comanda/paper/messages/paper-messages";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";

const fonts = dirname(createRequire(import.meta.url).resolve("@fontsource/sarabun/package.json"));

const charactersOf = (file: string) => fontCharacters(readFileSync(file), inflateSync);

const shipped = new Map(
  fontWeights.map((weight) => [
    weight,
    new Set(
      fontParts.flatMap((part) => [
        ...charactersOf(join(fonts, "files", `sarabun-${part}-${weight}-normal.woff`)),
      ]),
    ),
  ]),
);

const missing = (text: string): readonly string[] => [
  ...new Set(
    Array.from(text.normalize("NFC")).filter(
      (character) =>
        character >= " " &&
        [...shipped.values()].some((known) => !known.has(character.codePointAt(0) ?? 0)),
    ),
  ),
];

const wordsIn = (language: (typeof languages)[number]): string =>
  leavesOf([paperMessages[language], sheetTexts[language]]).join("\n");

/** All texts of a message tree. */
function leavesOf(tree: unknown): readonly string[] {
  if (typeof tree === "string") return [tree];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(leavesOf) : [];
}

describe("the shipped font has a glyph", () => {
  test.each(languages)("for every character of every message in %s", (language) => {
    expect(wordsIn(language).length).toBeGreaterThan(1000);
    expect(missing(wordsIn(language))).toEqual([]);
  });

  test("for every character of the demo venue and of the sample papers", () => {
    const files = globSync(join(import.meta.dirname, "..", "..", "demo", "*.ts"));
    const venue = files.map((file) => readFileSync(file, "utf8")).join("");
    expect(venue).toContain("Pad Thai");
    expect(missing(venue)).toEqual([]);
    expect(missing(JSON.stringify(samples))).toEqual([]);
  });

  test("for currency signs and every Thai and Vietnamese letter", () => {
    const thai = Array.from({ length: 58 }, (_each, index) => String.fromCharCode(0x0e01 + index));
    expect(missing(thai.join(""))).toEqual([]);
    expect(missing("฿₫₱€£$ ĂÂĐÊÔƠƯ ằẳẵắặ ầẩẫấậ ềểễếệ ồổỗốộ ờởỡớợ ừửữứự ỲỶỸÝỴ ÑñĈ")).toEqual([]);
  });

  test("but not for everything, which proves that the test can fail", () => {
    expect(missing("a漢☃")).toEqual(["漢", "☃"]);
  });
});

test("lines with marks are higher", () => {
  const [plain, vietnamese, thai] = ["Total", "TỔNG", "ยอด"].map(leadingFor);
  expect(vietnamese).toBeGreaterThan(plain ?? 0);
  expect(thai).toBeGreaterThan(vietnamese ?? 0);
});
