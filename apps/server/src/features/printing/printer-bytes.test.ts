import type { PrintDocument } from "@comanda/contract/print";
import { timeZone } from "@comanda/domain/time/local-time";
import { languages, type Language } from "@comanda/domain/venue/settings";
import type { RenderOptions } from "@comanda/paper/formatter";
import { articleReport } from "@comanda/paper/samples/reports";
import { samples } from "@comanda/paper/samples/samples";
import { deserialize, type DeserializedCommand } from "@react-thermal-printer/printer";
import { describe, expect, test } from "vitest";

import { layoutOnServer, paintBands } from "./paper-bitmap.ts";
import { blackThreshold, printerBytes } from "./printer-bytes.ts";
import type { PrinterProfile } from "./printer-profile.ts";

const optionsInLanguage = (language: Language): RenderOptions => ({
  language,
  isRepeat: false,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
});

const printer: PrinterProfile = {
  widthDots: 576,
  dialect: "esc-pos",
  hasCutter: true,
  imageMode: "raster",
};

/** The parser reads a cut as three bytes; the fourth one means no extra feed. */
const argumentOfCut: DeserializedCommand = { name: "char", data: 0 };

/** Eight dots per byte, as printers expect. */
type Bitmap = { readonly widthDots: number; readonly bytes: Buffer };

/** The pictures that the parser finds, stacked vertically. */
function readBitmap(commands: readonly DeserializedCommand[]): Bitmap {
  const bands: Buffer[] = [];
  let widthDots = 0;
  for (const command of commands) {
    if (command.name !== "image") continue;
    const [, , , mode, xLow = 0, xHigh = 0, yLow = 0, yHigh = 0] = command.data;
    widthDots = (xLow + 256 * xHigh) * 8;
    const band = Buffer.from(command.data.slice(8));
    expect(mode).toBe(0);
    expect(band).toHaveLength((widthDots / 8) * (yLow + 256 * yHigh));
    bands.push(band);
  }
  return { widthDots, bytes: Buffer.concat(bands) };
}

/** The same format, from the painted document. */
function paintedBitmap(document: PrintDocument, options: RenderOptions, widthDots: number): Bitmap {
  const layout = layoutOnServer(document, options, widthDots);
  const [bitmap] = paintBands(layout, widthDots, layout.heightDots);
  if (bitmap === undefined) throw new Error("Nothing was painted");
  // The canvas looks up its dots anew whenever they are asked for, so they are asked for once.
  const { data, height } = bitmap;
  const bytes = Buffer.alloc((widthDots * height) / 8);
  for (let dot = 0; dot < widthDots * height; dot += 1) {
    const isBlack = (data[dot * 4] ?? 255) < blackThreshold;
    if (isBlack) bytes[dot >> 3] = (bytes[dot >> 3] ?? 0) | (128 >> (dot & 7));
  }
  return { widthDots, bytes };
}

/** How many bytes of two pictures differ. */
function countDifferences(one: Bitmap, other: Bitmap): number {
  expect(one.widthDots).toBe(other.widthDots);
  expect(one.bytes).toHaveLength(other.bytes.length);
  return one.bytes.filter((byte, index) => byte !== other.bytes[index]).length;
}

const cases = Object.entries(samples).flatMap(([name, document]) =>
  languages.flatMap((language) =>
    [576, 384].map((widthDots) => ({ name, document, language, widthDots })),
  ),
);

describe("an independent parser reads the bytes of every paper", () => {
  test.each(cases)("$name in $language, $widthDots dots", ({ document, language, widthDots }) => {
    const options = optionsInLanguage(language);
    const commands = deserialize(printerBytes(document, options, { ...printer, widthDots }));
    const names = commands.map(({ name }) => name);
    const images = commands.filter(({ name }) => name === "image").map(({ name }) => name);
    expect(names).toEqual(["initialize", ...images, "cut", "char"]);
    expect(images.length).toBeGreaterThan(0);
    expect(commands.at(-2)).toEqual({ name: "cut", data: [0x1d, 0x56, 66] });
    expect(commands.at(-1)).toEqual(argumentOfCut);
    expect(
      countDifferences(readBitmap(commands), paintedBitmap(document, options, widthDots)),
    ).toBe(0);
  });
});

test("a report of 300 rows gives the same picture in any number of bands", () => {
  const report = articleReport(300, null);
  const options = optionsInLanguage("th_TH");
  const commands = deserialize(printerBytes(report, options, printer));
  const painted = paintedBitmap(report, options, printer.widthDots);
  expect(painted.bytes.length).toBeGreaterThan(10_000 * 72);
  expect(countDifferences(readBitmap(commands), painted)).toBe(0);
  const heights = commands.flatMap((command) => {
    if (command.name !== "image") return [];
    const [low = 0, high = 0] = command.data.slice(6, 8);
    return [low + 256 * high];
  });
  expect(new Set(heights.slice(0, -1))).toEqual(new Set([240]));
});

test("a drawer gets a pulse and no paper", () => {
  const bytes = printerBytes({ kind: "drawer-pulse" }, optionsInLanguage("en_US"), printer);
  expect(deserialize(bytes)).toEqual([
    { name: "initialize", data: [0x1b, 0x40] },
    { name: "cashdraw", data: [0x1b, 0x70, 0, 50, 250] },
  ]);
});

describe("a printer", () => {
  const document = { kind: "test-page", date: "2026-11-20 17:05:00", location: "Lotus House" };
  const page: PrintDocument = {
    ...document,
    kind: "test-page",
    station: "Bar",
    productGroup: null,
    printer: "",
    address: "",
  };
  const bytesFor = (profile: Partial<PrinterProfile>) =>
    printerBytes(page, optionsInLanguage("en_US"), { ...printer, ...profile });

  test("without a cutter feeds past the edge instead", () => {
    expect(bytesFor({ hasCutter: false }).slice(-3)).toEqual(Uint8Array.of(0x1b, 0x64, 4));
  });

  test("whose width is not a whole number of bytes gets the next smaller picture", () => {
    expect(readBitmap(deserialize(bytesFor({ widthDots: 546 }))).widthDots).toBe(544);
  });

  test("without raster support gets columns", () => {
    const bytes = bytesFor({ imageMode: "column" });
    expect(bytes.slice(0, 5)).toEqual(Uint8Array.of(0x1b, 0x40, 0x1b, 0x33, 24));
    expect(bytes.slice(-4)).toEqual(Uint8Array.of(0x1d, 0x56, 66, 0));
  });

  test.each(["star-prnt", "star-line"] as const)("by Star gets one picture (%s)", (dialect) => {
    const bytes = bytesFor({ dialect });
    expect(bytes.slice(0, 4)).toEqual(Uint8Array.of(0x1b, 0x40, 0x1b, 0x30));
    expect(bytes.slice(-3)).toEqual(Uint8Array.of(0x1b, 0x64, 3));
  });
});
