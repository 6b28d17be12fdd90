/** Four bytes to a dot, as a canvas has them. */
type Picture = {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
};

/** All bits of the four bytes. */
const white = -1;

/** GS v 0, with the dots as they are. */
const printPicture = [0x1d, 0x76, 0x30, 0];

/**
 * A picture as ESC/POS takes it: eight dots to a byte, those that are darker than a limit black. The encoder, which
 * asks for each dot by a function, needs more of the processor for it than painting does.
 */
export function rasterPicture({ data, width, height }: Picture, blackBelow: number): Uint8Array {
  const bytes = new Uint8Array(printPicture.length + 4 + (width * height) / 8);
  bytes.set([...printPicture, ...lowAndHigh(width / 8), ...lowAndHigh(height)]);
  // Nearly all of a paper is white, which eight dots at once tell.
  const dots = new Int32Array(data.buffer, data.byteOffset, width * height);
  let at = bytes.length - dots.length / 8;
  for (let dot = 0; dot < dots.length; dot += 8, at += 1) {
    if (isWhite(dots, dot)) continue;
    let byte = 0;
    // What is painted is grey: its red is as dark as its green and its blue.
    for (let bit = 0; bit < 8; bit += 1)
      if ((data[(dot + bit) * 4] ?? 255) < blackBelow) byte |= 128 >> bit;
    bytes[at] = byte;
  }
  return bytes;
}

function isWhite(dots: Int32Array, from: number): boolean {
  for (let dot = from; dot < from + 8; dot += 1) if (dots[dot] !== white) return false;
  return true;
}

function lowAndHigh(number: number): readonly [number, number] {
  return [number % 256, Math.floor(number / 256)];
}
