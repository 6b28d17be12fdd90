/** Four bytes to a dot, as a canvas has them. */
type Picture = {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
};

/** GS v 0, with the dots as they are. */
const printPicture = [0x1d, 0x76, 0x30, 0];

/**
 * A picture as ESC/POS takes it: eight dots to a byte, those that are darker than a limit black. The encoder, which
 * asks for each dot by a function, needs more of the processor for it than painting does.
 */
export function rasterPicture({ data, width, height }: Picture, blackBelow: number): Uint8Array {
  const bytes = new Uint8Array(printPicture.length + 4 + (width * height) / 8);
  bytes.set([...printPicture, ...lowAndHigh(width / 8), ...lowAndHigh(height)]);
  let at = bytes.length - (width * height) / 8;
  for (let dot = 0; dot < data.length; at += 1) {
    let byte = 0;
    // What is painted is grey: its red is as dark as its green and its blue.
    for (let bit = 128; bit > 0; bit >>= 1, dot += 4)
      if ((data[dot] ?? 255) < blackBelow) byte |= bit;
    bytes[at] = byte;
  }
  return bytes;
}

function lowAndHigh(number: number): readonly [number, number] {
  return [number % 256, Math.floor(number / 256)];
}
