import { bytesOf, isText, viewOf } from "../text/file-bytes.ts";

/** How many pixels and bytes a picture of a tile can have; the office sends much less. */
export const pictureLimits = { width: 640, height: 480, bytes: 24 * 1024 } as const;

export type PictureType = "jpeg" | "webp";

/** A picture as it is stored: without what a camera has written about it. */
export type Picture = { readonly type: PictureType; readonly bytes: Uint8Array };

type Size = { readonly width: number; readonly height: number };
type SizedPicture = Picture & Size;

/** Why a file cannot be the picture of a tile. */
export const pictureProblems = ["not-a-picture", "picture-too-large"] as const;
export type PictureProblem = { readonly problem: (typeof pictureProblems)[number] };

/** Accepts a small picture and drops where and when it was taken; refuses every other file. */
export function readPicture(file: Uint8Array): Picture | PictureProblem {
  const picture = readWebp(file) ?? readJpeg(file);
  if (picture === null) return { problem: "not-a-picture" };
  const { type, bytes, width, height } = picture;
  const isSmall =
    width <= pictureLimits.width &&
    height <= pictureLimits.height &&
    bytes.length <= pictureLimits.bytes;
  return isSmall ? { type, bytes } : { problem: "picture-too-large" };
}

/** `RIFF`, the length of the rest, and `WEBP`; then chunks, each with a name and its own length. */
const riffHeaderLength = 12;
const chunkHeaderLength = 8;
/** Enough of a frame to know its size. */
const frameHeaderLength = 10;

/** A still image of the format WebP. Only its image chunk is kept. */
function readWebp(file: Uint8Array): SizedPicture | null {
  const view = viewOf(file);
  if (file.length < riffHeaderLength || !isText(file, 0, "RIFF") || !isText(file, 8, "WEBP"))
    return null;
  let at = riffHeaderLength;
  while (at + chunkHeaderLength + frameHeaderLength <= file.length) {
    const length = view.getUint32(at + 4, true);
    // A chunk of an odd length is followed by one more byte.
    const end = at + chunkHeaderLength + length + (length % 2);
    if (end > file.length || isText(file, at, "ANIM")) return null;
    const size = sizeOfWebpFrame(file, at);
    if (size !== null) return { type: "webp", bytes: plainWebp(file.subarray(at, end)), ...size };
    at = end;
  }
  return null;
}

/** A WebP file in its simple form: a header and one image. */
function plainWebp(image: Uint8Array): Uint8Array {
  const file = new Uint8Array(riffHeaderLength + image.length);
  writeText(file, 0, "RIFF");
  writeText(file, 8, "WEBP");
  viewOf(file).setUint32(4, file.length - chunkHeaderLength, true);
  file.set(image, riffHeaderLength);
  return file;
}

/** The size of the image in this chunk of a WebP file; null if the chunk holds none. */
export function sizeOfWebpFrame(file: Uint8Array, chunkAt: number): Size | null {
  const view = viewOf(file);
  const at = chunkAt + chunkHeaderLength;
  if (isText(file, chunkAt, "VP8 ")) {
    const isKeyFrame = (view.getUint8(at) & 1) === 0;
    if (!isKeyFrame || !isText(file, at + 3, "\u009d\u0001*")) return null;
    const side = (from: number) => view.getUint16(from, true) & 0x3f_ff;
    return nonEmpty({ width: side(at + 6), height: side(at + 8) });
  }
  if (!isText(file, chunkAt, "VP8L") || view.getUint8(at) !== 0x2f) return null;
  const sides = view.getUint32(at + 1, true);
  return { width: (sides & 0x3f_ff) + 1, height: ((sides >>> 14) & 0x3f_ff) + 1 };
}

function nonEmpty(size: Size): Size | null {
  return size.width > 0 && size.height > 0 ? size : null;
}

/** The codes of JPEG segments, after the byte 0xff. */
const jpeg = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, notes: 0xe1, lastNotes: 0xef };
/** Needed to know which colours are meant. */
const adobeNotes = 0xee;
/** Baseline, extended and progressive frames; browsers show no others. */
const jpegFrames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

function readJpeg(file: Uint8Array): SizedPicture | null {
  const view = viewOf(file);
  if (!isMarker(file, 0, jpeg.start) || !isMarker(file, file.length - 2, jpeg.end)) return null;
  const kept = [file.subarray(0, 2)];
  let size: Size | null = null;
  for (let at = 2; at + 4 <= file.length;) {
    if (view.getUint8(at) !== 0xff) return null;
    const code = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    if (length < 2 || at + 2 + length > file.length) return null;
    if (code === jpeg.scan) {
      if (size === null) return null;
      kept.push(file.subarray(at));
      return { type: "jpeg", bytes: joined(kept), ...size };
    }
    if (jpegFrames.has(code)) {
      if (size !== null || length < 8) return null;
      size = nonEmpty({ height: view.getUint16(at + 5), width: view.getUint16(at + 7) });
      if (size === null) return null;
    }
    if (!isNote(code)) kept.push(file.subarray(at, at + 2 + length));
    at += 2 + length;
  }
  return null;
}

/** Notes about a photo, such as the place, or about its colours, which small pictures do without. */
function isNote(code: number): boolean {
  if (code === adobeNotes) return false;
  return code === jpeg.comment || (code >= jpeg.notes && code <= jpeg.lastNotes);
}

function isMarker(file: Uint8Array, at: number, code: number): boolean {
  return file[at] === 0xff && file[at + 1] === code;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function writeText(file: Uint8Array, at: number, text: string): void {
  file.set(bytesOf(text), at);
}
