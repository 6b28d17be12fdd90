import { languages } from "@comanda/domain/venue/settings";
import { fontParts, fontWeights } from "@comanda/paper/paper-font";
import { samples } from "@comanda/paper/samples/samples";
import { leadingFor } from "@comanda/paper/text-style";
import { sheetTexts } from "@comanda/paper/words/sheets/sheet-texts";
import { paperWords } from "@comanda/paper/words/paper-words";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";

const fonts = dirname(createRequire(import.meta.url).resolve("@fontsource/sarabun/package.json"));

/** The characters of a font file: its table of glyphs, from the variant of the file that is packed plainly. */
function charactersOf(file: string): ReadonlySet<number> {
  const font = readFileSync(file);
  const tables = font.readUInt16BE(12);
  for (let index = 0; index < tables; index += 1) {
    const entry = 44 + index * 20;
    if (font.toString("latin1", entry, entry + 4) !== "cmap") continue;
    const [at, packed, length] = [4, 8, 12].map((offset) => font.readUInt32BE(entry + offset));
    const bytes = font.subarray(at, (at ?? 0) + (packed ?? 0));
    return charactersOfTable(packed === length ? bytes : inflateSync(bytes));
  }
  throw new Error(`No table of characters: ${file}`);
}

function charactersOfTable(table: Buffer): ReadonlySet<number> {
  const found = new Set<number>();
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const at = table.readUInt32BE(4 + index * 8 + 4);
    if (table.readUInt16BE(at) !== 4) continue;
    const segments = table.readUInt16BE(at + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = table.readUInt16BE(at + 14 + segment * 2);
      const first = table.readUInt16BE(at + 16 + segments * 2 + segment * 2);
      for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code);
    }
  }
  return found;
}

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
  leavesOf([paperWords[language], sheetTexts[language]]).join("\n");

/** Every text of a tree of messages, and what those say that are told something. */
function leavesOf(tree: unknown): readonly string[] {
  if (typeof tree === "string") return [tree];
  if (typeof tree === "function") return [String(Reflect.apply(tree, undefined, ["12", "34"]))];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(leavesOf) : [];
}

describe("the font that is shipped has a glyph", () => {
  test.each(languages)("for every character of every message in %s", (language) => {
    expect(wordsIn(language).length).toBeGreaterThan(1000);
    expect(missing(wordsIn(language))).toEqual([]);
  });

  test("for every character of the demo venue and of the papers that are looked at", () => {
    const files = globSync(join(import.meta.dirname, "..", "demo", "*.ts"));
    const venue = files.map((file) => readFileSync(file, "utf8")).join("");
    expect(venue).toContain("Pad Thai");
    expect(missing(venue)).toEqual([]);
    expect(missing(JSON.stringify(samples))).toEqual([]);
  });

  test("for the marks of money and of every letter of Thai and Vietnamese", () => {
    const thai = Array.from({ length: 58 }, (_each, index) => String.fromCharCode(0x0e01 + index));
    expect(missing(thai.join(""))).toEqual([]);
    expect(missing("฿₫₱€£$ ĂÂĐÊÔƠƯ ằẳẵắặ ầẩẫấậ ềểễếệ ồổỗốộ ờởỡớợ ừửữứự ỲỶỸÝỴ ÑñĈ")).toEqual([]);
  });

  test("but not for everything, or this could not fail", () => {
    expect(missing("a漢☃")).toEqual(["漢", "☃"]);
  });
});

test("lines are higher where marks are", () => {
  const [plain, vietnamese, thai] = ["Total", "TỔNG", "ยอด"].map(leadingFor);
  expect(vietnamese).toBeGreaterThan(plain ?? 0);
  expect(thai).toBeGreaterThan(vietnamese ?? 0);
});
