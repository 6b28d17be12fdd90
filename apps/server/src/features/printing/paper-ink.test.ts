import { timeZone } from "@comanda/domain/time/local-time";
import { languages } from "@comanda/domain/venue/settings";
import type { Piece } from "@comanda/paper/layout";
import { paint } from "@comanda/paper/paint";
import { samples } from "@comanda/paper/samples/samples";
import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";

import { layoutOnServer } from "./paper-bitmap.ts";
import { blackThreshold } from "./printer-bytes.ts";

const money = { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," };
const zone = timeZone("Asia/Bangkok");
const around = 60;
/** The white margin of a paper, which a letter may extend into. */
const margin = 6;

type Text = Extract<Piece, { readonly kind: "text" }>;

const textsIn = (language: (typeof languages)[number]): readonly Text[] => {
  const found = new Map<string, Text>();
  for (const document of Object.values(samples)) {
    const { pieces } = layoutOnServer(document, { language, isRepeat: true, money, zone }, 576);
    for (const piece of pieces) {
      if (!("text" in piece)) continue;
      const { text, style, heightDots } = piece;
      const widthDots = piece.kind === "text" ? piece.widthDots : 576;
      const place = { xDots: around, yDots: around, widthDots, heightDots };
      found.set(JSON.stringify([text, style]), { kind: "text", text, style, ...place });
    }
  }
  return [...found.values()];
};

/** Whether a text leaves ink above, below or too far beside its place. */
function isCutOff(piece: Text): boolean {
  const size = { width: piece.widthDots + 2 * around, height: piece.heightDots + 2 * around };
  const context = createCanvas(size.width, size.height).getContext("2d");
  const band = { fromDots: 0, widthDots: size.width, heightDots: size.height };
  paint({ pieces: [piece] }, context, band, () => {});
  const { data } = context.getImageData(0, 0, size.width, size.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const isIn =
        y >= around &&
        y < around + piece.heightDots &&
        x >= around - margin &&
        x < around + piece.widthDots + margin;
      if (!isIn && (data[(y * size.width + x) * 4] ?? 255) < blackThreshold) return true;
    }
  }
  return false;
}

test.each(languages)("no letter in %s exceeds its line", (language) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter(isCutOff).map(({ text, style }) => [text, style.sizeDots])).toEqual([]);
});

test("the test detects a line that is too low for its marks", () => {
  const style = { sizeDots: 46, isBold: true };
  const place = { xDots: around, yDots: around, widthDots: 200, heightDots: 46 };
  expect(isCutOff({ kind: "text", text: "น้ำปั่น", style, ...place })).toBe(true);
});
