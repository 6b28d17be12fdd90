import { sizeOfWebpFrame } from "../menu/picture.ts";
import { isText, startOf, viewOf } from "../text/file-bytes.ts";

/** What the first bytes of a picture say about it. */
export type PictureHeader = {
  readonly type: "png" | "jpeg" | "webp" | "gif" | "svg";
  /** Null for a drawing, which has any size. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly isAnimated: boolean;
};

/** Reads the size of a picture before anything unpacks it; null if the file is none of these pictures. */
export function readPictureHeader(file: Uint8Array): PictureHeader | null {
  return readPng(file) ?? readJpeg(file) ?? readWebp(file) ?? readGif(file) ?? readSvg(file);
}

const pngChunksFrom = 8;
/** A length, a name and a check sum. */
const pngChunkFrame = 12;

function readPng(file: Uint8Array): PictureHeader | null {
  const view = viewOf(file);
  if (!isText(file, 0, "\u0089PNG\r\n\u001A\n") || !isText(file, 12, "IHDR") || file.length < 33)
    return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let at = pngChunksFrom;
  while (at + pngChunkFrame <= file.length && !isText(file, at + 4, "IDAT")) {
    if (isText(file, at + 4, "acTL")) return { type: "png", size, isAnimated: true };
    at += view.getUint32(at) + pngChunkFrame;
  }
  return { type: "png", size, isAnimated: false };
}

/** The codes of JPEG frames; the three others between them begin tables. */
const firstFrame = 0xc0;
const lastFrame = 0xcf;
const tables: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
const frameLength = 9;
const filler = 0xff;

function readJpeg(file: Uint8Array): PictureHeader | null {
  const view = viewOf(file);
  if (!isText(file, 0, "\u00FF\u00D8")) return null;
  for (let at = 2; at + frameLength <= file.length;) {
    if (file[at] !== 0xff) return null;
    const code = file[at + 1] ?? 0;
    if (code === filler) {
      at += 1;
      continue;
    }
    if (code >= firstFrame && code <= lastFrame && !tables.has(code)) {
      const size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      return { type: "jpeg", size, isAnimated: false };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const animatedWebp = 2;

function readWebp(file: Uint8Array): PictureHeader | null {
  const view = viewOf(file);
  if (!isText(file, 0, "RIFF") || !isText(file, 8, "WEBP") || file.length < 30) return null;
  if (!isText(file, 12, "VP8X")) {
    const size = sizeOfWebpFrame(file, 12);
    return size === null ? null : { type: "webp", size, isAnimated: false };
  }
  const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  const isAnimated = (view.getUint8(20) & animatedWebp) !== 0;
  return { type: "webp", size: { width: side(24), height: side(27) }, isAnimated };
}

const gifHeaderLength = 10;
/** Where the note that a GIF repeats stands, after at most 256 colours. */
const gifNoteWithin = 1024;

function readGif(file: Uint8Array): PictureHeader | null {
  if (!isText(file, 0, "GIF8") || file.length < gifHeaderLength) return null;
  const view = viewOf(file);
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return { type: "gif", size, isAnimated: startOf(file, gifNoteWithin).includes("NETSCAPE2.0") };
}

/** Programs write a few lines of comments before the drawing begins. */
const svgWithin = 4096;

function readSvg(file: Uint8Array): PictureHeader | null {
  const start = startOf(file, svgWithin).replace(/^\u00EF\u00BB\u00BF/, "");
  const isDrawing = start.trimStart().startsWith("<") && /<svg[\s>]/i.test(start);
  return isDrawing ? { type: "svg", size: null, isAnimated: false } : null;
}
