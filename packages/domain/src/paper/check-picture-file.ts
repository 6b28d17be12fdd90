import { readPictureHeader, type PictureHeader } from "./picture-header.ts";

/**
 * What a browser can unpack without running out of memory: the largest photos of phones have 48 megapixels. A drawing is
 * a program, and a large one would keep the browser busy.
 */
export const pictureFileLimits = {
  bytes: 20_000_000,
  drawingBytes: 1_000_000,
  pixels: 50_000_000,
} as const;

/** Why a chosen file cannot become a logo or the picture of a tile. */
export type PictureFileProblem =
  | { readonly problem: "file-too-large"; readonly megabytes: number; readonly maximum: number }
  | { readonly problem: "too-many-pixels"; readonly width: number; readonly height: number }
  | { readonly problem: "not-a-picture" };

const bytesPerMegabyte = 1_000_000;

/** Checks the size of a file before it is read. */
export function checkPictureFileSize(bytes: number): PictureFileProblem | null {
  return bytes > pictureFileLimits.bytes ? tooLarge(bytes, pictureFileLimits.bytes) : null;
}

/** Checks what a file says about itself before the browser unpacks it. */
export function checkPictureFile(file: Uint8Array): PictureHeader | PictureFileProblem {
  const header = readPictureHeader(file);
  if (header === null) return { problem: "not-a-picture" };
  const { type, size } = header;
  if (type === "svg" && file.length > pictureFileLimits.drawingBytes)
    return tooLarge(file.length, pictureFileLimits.drawingBytes);
  if (size === null) return header;
  const { width, height } = size;
  if (width === 0 || height === 0) return { problem: "not-a-picture" };
  return width * height > pictureFileLimits.pixels
    ? { problem: "too-many-pixels", ...size }
    : header;
}

function tooLarge(bytes: number, maximum: number): PictureFileProblem {
  return {
    problem: "file-too-large",
    megabytes: Math.ceil(bytes / bytesPerMegabyte),
    maximum: maximum / bytesPerMegabyte,
  };
}
