import {
  checkPictureFile,
  checkPictureFileSize,
  type PictureFileProblem,
} from "@comanda/domain/paper/check-picture-file";
import { logoLimits } from "@comanda/domain/paper/logo";

import { paintFile } from "./paint-file.ts";

/** A picture that can become a logo of any size and lightness. */
export type LogoSource = {
  /** Larger than any logo, and transparent where the picture is. */
  readonly canvas: HTMLCanvasElement;
  readonly isAnimated: boolean;
};

/** Margins are cut off later, so what remains needs more pixels than a logo has dots. */
const timesLogo = 4;

/** Reads a chosen file; nothing is unpacked before its header has been checked. */
export async function readLogoFile(file: Blob): Promise<LogoSource | PictureFileProblem> {
  const tooLarge = checkPictureFileSize(file.size);
  if (tooLarge !== null) return tooLarge;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = checkPictureFile(bytes);
  if ("problem" in header) return header;
  const type = header.type === "svg" ? "image/svg+xml" : `image/${header.type}`;
  const canvas = await paintWhole(new Blob([bytes], { type }));
  return canvas === null ? { problem: "not-a-picture" } : { canvas, isAnimated: header.isAnimated };
}

function paintWhole(file: Blob): Promise<HTMLCanvasElement | null> {
  return paintFile(file, ({ image, canvas, context }) => {
    const scale = Math.min(
      (timesLogo * logoLimits.widthDots) / image.width,
      (timesLogo * logoLimits.heightDots) / image.height,
    );
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  });
}
