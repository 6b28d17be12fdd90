/**
 * A picture as a printer prints it: black or white dots, eight in a byte from left to right, 1 for black. Rows are whole
 * bytes.
 */
export type Dots = {
  readonly widthDots: number;
  readonly heightDots: number;
  readonly bytes: Uint8Array;
};

export const dotsPerByte = 8;

export function isBlack({ widthDots, bytes }: Dots, x: number, y: number): boolean {
  const byte = bytes[(y * widthDots + x) >> 3] ?? 0;
  return (byte & (128 >> (x & 7))) !== 0;
}

/** From 0 for white paper to 1 for a black block. */
export function blackShare(dots: Dots): number {
  const { widthDots, heightDots } = dots;
  let black = 0;
  for (let y = 0; y < heightDots; y += 1) {
    for (let x = 0; x < widthDots; x += 1) if (isBlack(dots, x, y)) black += 1;
  }
  return black / (widthDots * heightDots);
}
