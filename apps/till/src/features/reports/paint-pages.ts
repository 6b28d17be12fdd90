// oxlint-disable-next-line import/no-unassigned-import -- a worker begins with nothing of what the page has added
import "#device/missing-methods.ts";

import { maximumPdfBytes } from "@comanda/contract/call";
import type { Language } from "@comanda/domain/venue/settings";
import { imagePdf, type PdfPage } from "@comanda/paper/image-pdf";
import { languageTag } from "@comanda/paper/language-tag";
import type { Layout } from "@comanda/paper/layout";
import { cssFont } from "@comanda/paper/paper-font";
import type { Sheet } from "@comanda/paper/sheet";
import { a4, layoutSheetPages } from "@comanda/paper/sheet-pages";
import type { TextStyle } from "@comanda/paper/text-style";
import { sheetTexts } from "@comanda/paper/words/sheets/sheet-texts";

import { loadPaperFonts } from "../paper-font/index.ts";

/** What is asked of this file, which is a thread of its own: a month has dozens of pages, and tills must not wait. */
export type PagesAsked = {
  readonly sheet: Sheet;
  /** Of the file, as readers show it above its pages. */
  readonly title: string;
  readonly language: Language;
  /** What the device writes in. */
  readonly family: string;
};

/** Those of the thread; the compiler knows only those of a page. */
declare const fonts: FontFaceSet;

/** A report is mostly white: below this, letters begin to fray. */
const jpegQuality = 0.75;

self.addEventListener("message", ({ data }: MessageEvent<PagesAsked>) => {
  void paintedPdf(data).catch(wordsOf).then(answer);
});

/** What failed is told to the page, which can report it: a thread that only fails is waited for without end. */
function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : "The pages could not be painted";
}

/** Nothing where this browser cannot paint, or where it would be too much to keep. */
function answer(painted: Uint8Array<ArrayBuffer> | string | null): void {
  const isPdf = painted instanceof Uint8Array;
  self.postMessage(painted, { transfer: isPdf ? [painted.buffer] : [] });
}

async function paintedPdf({
  sheet,
  title,
  language,
  family,
}: PagesAsked): Promise<Uint8Array<ArrayBuffer> | null> {
  // The same report on every device; where the font of the papers cannot be had, in the device's own.
  await Promise.allSettled([fontsHere()]);
  const fontOf = (style: TextStyle) => `${cssFont(style)}, ${family}`;
  const canvas = new OffscreenCanvas(a4.widthDots, a4.heightDots);
  const context = canvas.getContext("2d");
  if (context === null) return null;
  const measure = (text: string, style: TextStyle) => {
    context.font = fontOf(style);
    return context.measureText(text).width;
  };
  const position = sheetTexts[language].pagePosition;
  const pages: PdfPage[] = [];
  for (const layout of layoutSheetPages(sheet, measure, { position })) {
    paintPage(context, layout, fontOf);
    // One after the other, on one canvas.
    // oxlint-disable-next-line no-await-in-loop
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: jpegQuality });
    // oxlint-disable-next-line no-await-in-loop
    const jpeg = new Uint8Array(await blob.arrayBuffer());
    pages.push({ jpeg, ...a4, texts: layout.pieces.filter((piece) => piece.kind !== "rule") });
  }
  const pdf = imagePdf(pages, { title, language: languageTag[language] });
  return pdf.length <= maximumPdfBytes ? pdf : null;
}

/** Not every browser has fonts in its threads. */
async function fontsHere(): Promise<void> {
  await loadPaperFonts(fonts);
}

function paintPage(
  context: OffscreenCanvasRenderingContext2D,
  { pieces }: Layout,
  fontOf: (style: TextStyle) => string,
): void {
  context.fillStyle = "white";
  context.fillRect(0, 0, a4.widthDots, a4.heightDots);
  for (const piece of pieces) {
    const { xDots, yDots, widthDots, heightDots } = piece;
    if (piece.kind === "rule") {
      context.fillStyle = "dimgray";
      context.fillRect(xDots, yDots, widthDots, heightDots);
    } else {
      context.fillStyle = "black";
      context.font = fontOf(piece.style);
      // Marks of Thai stand above and below: letters sit a little lower than the middle of their line.
      context.fillText(piece.text, xDots, yDots + heightDots * 0.72);
    }
  }
}
