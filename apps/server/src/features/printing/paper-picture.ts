import type { PrintDocument } from "@comanda/contract/print";
import type { RenderOptions } from "@comanda/paper/formatter";
import { createCanvas, ImageData } from "@napi-rs/canvas";

import { layoutOnServer, paintBands } from "./paper-bitmap.ts";
import { blackThreshold } from "./printer-bytes.ts";

/** A border that shows where the paper ends. */
const borderDots = 24;

/** A paper as a PNG, in black and white as printed. */
export function paperPicture(
  document: PrintDocument,
  options: RenderOptions,
  widthDots: number,
): Buffer {
  const layout = layoutOnServer(document, options, widthDots);
  const canvas = createCanvas(widthDots + 2 * borderDots, layout.heightDots + 2 * borderDots);
  const context = canvas.getContext("2d");
  context.fillStyle = "silver";
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const bitmap of paintBands(layout, widthDots, layout.heightDots)) {
    context.putImageData(asPrinted(bitmap), borderDots, borderDots);
  }
  return canvas.toBuffer("image/png");
}

function asPrinted({ data, width, height }: ImageData): ImageData {
  return new ImageData(
    data.map((value, index) => (index % 4 === 3 || value >= blackThreshold ? 255 : 0)),
    width,
    height,
  );
}
