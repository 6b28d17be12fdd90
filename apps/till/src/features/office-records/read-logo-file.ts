import {
  checkLogoFile,
  checkLogoFileSize,
  type LogoFileProblem,
} from "@comanda/domain/paper/check-logo-file";
import { logoLimits } from "@comanda/domain/paper/logo";

import { loadImage } from "./load-image.ts";

/** A picture that can become a logo of any size and lightness. */
export type LogoSource = {
  /** Larger than any logo, and transparent where the picture is. */
  readonly canvas: HTMLCanvasElement;
  readonly isAnimated: boolean;
};

/** Margins are cut off later, so what remains needs more pixels than a logo has dots. */
const timesLogo = 4;

/** Reads a chosen file; nothing is unpacked before its header has been checked. */
export async function readLogoFile(file: Blob): Promise<LogoSource | LogoFileProblem> {
  const tooLarge = checkLogoFileSize(file.size);
  if (tooLarge !== null) return tooLarge;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = checkLogoFile(bytes);
  if ("problem" in header) return header;
  const type = header.type === "svg" ? "image/svg+xml" : `image/${header.type}`;
  const canvas = await paintWhole(new Blob([bytes], { type }));
  return canvas === null ? { problem: "not-a-picture" } : { canvas, isAnimated: header.isAnimated };
}

async function paintWhole(file: Blob): Promise<HTMLCanvasElement | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d");
    if (image === null || context === null) return null;
    const scale = Math.min(
      (timesLogo * logoLimits.widthDots) / image.width,
      (timesLogo * logoLimits.heightDots) / image.height,
    );
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}
