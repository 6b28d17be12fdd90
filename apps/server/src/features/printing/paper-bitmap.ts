import type { PrintDocument } from "@comanda/contract/print";
import { dotsPixels } from "@comanda/paper/dots-pixels";
import type { Layout } from "@comanda/paper/layout";
import { layoutPaper } from "@comanda/paper/layout-paper";
import type { RenderOptions } from "@comanda/paper/formatter";
import { measureWith, paint } from "@comanda/paper/paint";
import { fontFamily, fontFile, fontParts, fontWeights } from "@comanda/paper/paper-font";
import { createCanvas, GlobalFonts, ImageData, type SKRSContext2D } from "@napi-rs/canvas";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

registerFonts();
const measure = measureWith(blankContext(1, 1));

/** The positions of everything on the paper of a document. */
export function layoutOnServer(
  document: PrintDocument,
  options: RenderOptions,
  widthDots: number,
): Layout {
  return layoutPaper(document, options, { widthDots, measure });
}

/** Each band is valid until the next one is asked for. */
export function* paintBands(
  layout: Layout,
  widthDots: number,
  bandDots: number,
): Generator<ImageData> {
  const context = contextOf(widthDots, roundUpToByte(Math.min(bandDots, layout.heightDots)));
  for (let fromDots = 0; fromDots < layout.heightDots; fromDots += bandDots) {
    const heightDots = roundUpToByte(Math.min(bandDots, layout.heightDots - fromDots));
    paint(layout, context, { fromDots, widthDots, heightDots }, (dots, x, y) => {
      const pixels = new ImageData(dotsPixels(dots), dots.widthDots, dots.heightDots);
      context.putImageData(pixels, x, y);
      release(pixels);
    });
    const band = context.getImageData(0, 0, widthDots, heightDots);
    yield band;
    release(band);
  }
}

/** Half a megabyte outside the heap of V8, which would let some eighty of them pile up before it collects any. */
function release({ data: { buffer } }: ImageData): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Printers take pictures in whole bytes. */
function roundUpToByte(dots: number): number {
  return Math.ceil(dots / 8) * 8;
}

/** Taller pictures are rare. */
const sharedHeightDots = 240;

type SharedCanvas = { readonly context: SKRSContext2D; readonly widthDots: number };
let shared: SharedCanvas | null = null;

/**
 * The bands of all papers share a canvas: a canvas holds its memory until a garbage collection, and the few bytes that
 * V8 sees of it do not cause one.
 */
function contextOf(widthDots: number, heightDots: number): SKRSContext2D {
  if (heightDots > sharedHeightDots) return blankContext(widthDots, heightDots);
  if (shared?.widthDots !== widthDots) {
    shared = { context: blankContext(widthDots, sharedHeightDots), widthDots };
  }
  return shared.context;
}

function blankContext(widthDots: number, heightDots: number): SKRSContext2D {
  return createCanvas(widthDots, heightDots).getContext("2d");
}

/** Registers the fonts by file, because a missing font would silently be replaced by any font of the machine. */
function registerFonts(): void {
  const folder = dirname(require.resolve("@fontsource/sarabun/package.json"));
  for (const part of fontParts) {
    for (const weight of fontWeights) {
      const file = join(folder, "files", fontFile(part, weight));
      const key = GlobalFonts.registerFromPath(file, fontFamily(part));
      if (key === null) throw new Error(`The font of papers cannot be read: ${file}`);
    }
  }
}
