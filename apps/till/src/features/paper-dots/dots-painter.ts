import { dotsPixels } from "@comanda/paper/dots-pixels";
import type { PaintDots } from "@comanda/paper/paint";

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Paints pictures in dots on a canvas of any scale; a worker makes other canvases than a page. */
export function dotsPainter(
  target: Context,
  createCanvas: () => HTMLCanvasElement | OffscreenCanvas,
): PaintDots {
  return (dots, xDots, yDots) => {
    const canvas = createCanvas();
    canvas.width = dots.widthDots;
    canvas.height = dots.heightDots;
    const context = canvas.getContext("2d");
    if (context === null) return;
    const pixels = new ImageData(dotsPixels(dots), dots.widthDots, dots.heightDots);
    context.putImageData(pixels, 0, 0);
    target.drawImage(canvas, xDots, yDots);
  };
}
