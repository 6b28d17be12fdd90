/** Four bytes per dot, as on a canvas. */
type Picture = {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
};

/** All 32 bits set. */
const fourWhiteBytes = -1;

/** GS v 0, at normal scale. */
const printPicture = [0x1d, 0x76, 0x30, 0];

/**
 * A picture in ESC/POS format: eight dots per byte, black if darker than the limit. The encoder calls a function per
 * dot, which takes more processor time than painting.
 */
export function rasterPicture({ data, width, height }: Picture, blackBelow: number): Uint8Array {
  const bytes = new Uint8Array(printPicture.length + 4 + (width * height) / 8);
  bytes.set([...printPicture, ...toLittleEndian(width / 8), ...toLittleEndian(height)]);
  // Papers are mostly white, and a comparison of eight dots at once skips them.
  const dots = new Int32Array(data.buffer, data.byteOffset, width * height);
  let at = bytes.length - dots.length / 8;
  for (let dot = 0; dot < dots.length; dot += 8, at += 1) {
    if (isWhite(dots, dot)) continue;
    let byte = 0;
    // Painting uses grey only, so the red channel is enough.
    for (let bit = 0; bit < 8; bit += 1)
      if ((data[(dot + bit) * 4] ?? 255) < blackBelow) byte |= 128 >> bit;
    bytes[at] = byte;
  }
  return bytes;
}

function isWhite(dots: Int32Array, from: number): boolean {
  for (let dot = from; dot < from + 8; dot += 1) if (dots[dot] !== fourWhiteBytes) return false;
  return true;
}

function toLittleEndian(number: number): readonly [number, number] {
  return [number % 256, Math.floor(number / 256)];
}
