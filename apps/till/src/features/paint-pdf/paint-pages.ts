// oxlint-disable-next-line import/no-unassigned-import -- a worker does not get the polyfills that the page has added
import "#device/missing-methods.ts";

import { maximumPdfBytes } from "@comanda/contract/call";
import { languageTag } from "@comanda/domain/venue/language-tag";
import type { Language } from "@comanda/domain/venue/settings";
import type { Document } from "@comanda/paper/document";
import { imagePdf, type PageText, type PdfPage } from "@comanda/paper/image-pdf";
import type { Piece } from "@comanda/paper/layout";
import { layoutBlocks } from "@comanda/paper/layout-paper";
import { measureWith, paint } from "@comanda/paper/paint";
import { cutIntoBands } from "@comanda/paper/paper-bands";
import type { Sheet } from "@comanda/paper/sheet";
import { a4, layoutSheetPages } from "@comanda/paper/sheet-pages";

import { dotsPainter } from "../paper-dots/index.ts";
import { loadPaperFonts } from "../paper-font/index.ts";
import { createA4Painter } from "./a4-painter.ts";
import { paintPriceList, type PriceListToPaint } from "./paint-price-list.ts";

type PdfLook = {
  /** The PDF's title, as viewers show it above the pages. */
  readonly title: string;
  readonly language: Language;
};

/** A report on pages of A4. */
export type ReportToPaint = PdfLook & {
  readonly kind: "report";
  readonly sheet: Sheet;
  /** The device's own font family. */
  readonly family: string;
};

/** A paper as its printer prints it. */
export type PaperToPaint = PdfLook & {
  readonly kind: "paper";
  readonly blocks: Document;
  readonly widthDots: number;
};

/** The message to this worker. It runs as a worker because a month has dozens of pages, and the till must not block. */
export type PaintRequest = ReportToPaint | PaperToPaint | PriceListToPaint;

/** The worker's fonts; TypeScript knows only those of a page. */
declare const fonts: FontFaceSet;

/** A report is mostly white: below this quality, letters begin to fray. */
const jpegQuality = 0.75;

self.addEventListener("message", ({ data }: MessageEvent<PaintRequest>) => {
  void paintPdf(data).catch(errorMessage).then(postResult);
});

/** Failures are posted to the page, which can report them: it would wait forever for a worker that only throws. */
function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : "The pages could not be painted";
}

/** Null if this browser cannot paint, or the PDF would be too large to store. */
function postResult(painted: Uint8Array<ArrayBuffer> | string | null): void {
  const isPdf = painted instanceof Uint8Array;
  self.postMessage(painted, { transfer: isPdf ? [painted.buffer] : [] });
}

/** Null if this browser cannot paint. */
async function paintPdf(asked: PaintRequest): Promise<Uint8Array<ArrayBuffer> | null> {
  // Makes a report look the same on every device; if the font cannot be loaded, the device's own is used.
  await Promise.allSettled([loadWorkerFonts()]);
  const canvas = new OffscreenCanvas(a4.widthDots, a4.heightDots);
  const context = canvas.getContext("2d");
  if (context === null) return null;
  const pages = await paintPages(context, asked);
  const { title, language } = asked;
  if (asked.kind === "price-list" && asked.isPreview) return Uint8Array.from(pages[0]?.jpeg ?? []);
  const pdf = imagePdf(pages, { title, language: languageTag(language) });
  // A price list is only saved on the device.
  return asked.kind === "price-list" || pdf.length <= maximumPdfBytes ? pdf : null;
}

function paintPages(context: Context, asked: PaintRequest): Promise<readonly PdfPage[]> {
  switch (asked.kind) {
    case "report":
      return paintReport(context, asked);
    case "paper":
      return paintPaperPages(context, asked);
    case "price-list":
      return paintPriceList(context, asked, jpegOf);
  }
}

type Context = OffscreenCanvasRenderingContext2D;

async function paintReport(
  context: Context,
  { sheet, language, family }: ReportToPaint,
): Promise<readonly PdfPage[]> {
  const painter = createA4Painter(context, { language, family });
  const pages: PdfPage[] = [];
  for (const layout of layoutSheetPages(sheet, painter.measure, painter.texts)) {
    painter.paintPage(layout);
    // One after the other, on one canvas.
    const jpeg = await jpegOf(context);
    pages.push({ jpeg, ...a4, texts: layout.pieces.filter(isText) });
  }
  return pages;
}

/** The printers' dots are too coarse for a screen. */
const paperScale = 2;
const printerDotsPerInch = 203;
/** The edge of the paper roll, where no printer prints. */
const edgeDots = 32;
/** 60 cm: canvases have a largest size, and bills have none. */
const maximumPageDots = 4800;

async function paintPaperPages(
  context: Context,
  { blocks, widthDots }: PaperToPaint,
): Promise<readonly PdfPage[]> {
  const layout = layoutBlocks(blocks, { widthDots, measure: measureWith(context) });
  const pages: PdfPage[] = [];
  for (const { fromDots, heightDots } of cutIntoBands(layout, maximumPageDots)) {
    const { canvas } = context;
    canvas.width = paperScale * (widthDots + 2 * edgeDots);
    canvas.height = paperScale * (heightDots + 2 * edgeDots);
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(paperScale, paperScale);
    context.translate(edgeDots, edgeDots);
    const paintDots = dotsPainter(context, () => new OffscreenCanvas(1, 1));
    paint(layout, context, { fromDots, widthDots, heightDots }, paintDots);
    const isHere = ({ yDots }: Piece) => yDots >= fromDots && yDots < fromDots + heightDots;
    pages.push({
      jpeg: await jpegOf(context),
      widthDots: canvas.width,
      heightDots: canvas.height,
      dotsPerInch: paperScale * printerDotsPerInch,
      texts: layout.pieces.filter(isHere).flatMap((piece) => pageText(piece, fromDots)),
    });
  }
  return pages;
}

function isText(piece: Piece): piece is Extract<Piece, PageText> {
  return piece.kind === "text" || piece.kind === "banner";
}

function pageText(piece: Piece, fromDots: number): readonly PageText[] {
  if (!isText(piece)) return [];
  const { text, xDots, yDots, widthDots, heightDots } = piece;
  return [
    {
      text,
      xDots: paperScale * (xDots + edgeDots),
      yDots: paperScale * (yDots - fromDots + edgeDots),
      widthDots: paperScale * widthDots,
      heightDots: paperScale * heightDots,
    },
  ];
}

async function jpegOf({ canvas }: Context): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: jpegQuality });
  return new Uint8Array(await blob.arrayBuffer());
}

/** Some browsers have no fonts in workers. */
async function loadWorkerFonts(): Promise<void> {
  await loadPaperFonts(fonts);
}
