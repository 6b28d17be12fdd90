import { ditherToDots } from "@comanda/domain/paper/dither";
import { dotsPerByte, type Dots } from "@comanda/domain/paper/dots";
import { noteOfLogo, type LogoNote } from "@comanda/domain/paper/logo-notes";
import {
  findInk,
  fitLogo,
  isTransparent,
  toShades,
  type LogoLook,
} from "@comanda/domain/paper/logo-shades";

import type { LogoSource } from "./read-logo-file.ts";

type DrawnLogo = {
  readonly dots: Dots;
  readonly notes: readonly (LogoNote | "moves" | "transparent")[];
};

/** A picture as the dots of a logo; null if this browser cannot paint. */
export function drawLogo({ canvas, isAnimated }: LogoSource, look: LogoLook): DrawnLogo | null {
  const { width, height } = canvas;
  const whole = canvas.getContext("2d")?.getImageData(0, 0, width, height);
  if (whole === undefined) return null;
  const ink = findInk(whole, look.isInverted) ?? { left: 0, top: 0, width, height };
  const shape = fitLogo(ink, look.size);
  const paper = document.createElement("canvas");
  // Rows are whole bytes, and the logo stays in the middle.
  paper.width = Math.ceil(shape.width / dotsPerByte) * dotsPerByte;
  paper.height = shape.height;
  const context = paper.getContext("2d");
  if (context === null) return null;
  context.imageSmoothingQuality = "high";
  const from = [ink.left, ink.top, ink.width, ink.height] as const;
  const left = Math.floor((paper.width - shape.width) / 2);
  context.drawImage(canvas, ...from, left, 0, shape.width, shape.height);
  const pixels = context.getImageData(0, 0, paper.width, paper.height);
  const dots = ditherToDots(toShades(pixels, look));
  const note = noteOfLogo(dots, shape);
  return {
    dots,
    notes: [
      ...(note === null ? [] : [note]),
      ...(isAnimated ? ["moves" as const] : []),
      ...(isTransparent(whole) ? ["transparent" as const] : []),
    ],
  };
}
