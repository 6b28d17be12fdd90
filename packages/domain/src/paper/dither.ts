import { dotsPerByte, type Dots } from "./dots.ts";

/** A picture in shades from 0 for black to 255 for white, row by row. Its width is a multiple of eight. */
export type Shades = {
  readonly widthDots: number;
  readonly heightDots: number;
  readonly shades: ArrayLike<number>;
};

const white = 255;
const middle = 128;

/** How much of what a dot is too dark or too light goes to those that follow (Floyd and Steinberg). */
const shares = { right: 7 / 16, belowLeft: 3 / 16, below: 5 / 16, belowRight: 1 / 16 };

/** Turns shades into black and white dots that look like them from afar; black and white stay as they are. */
export function ditherToDots({ widthDots, heightDots, shades }: Shades): Dots {
  const bytes = new Uint8Array((widthDots * heightDots) / dotsPerByte);
  const carried = Float64Array.from(shades);
  const carry = (at: number, error: number): void => {
    carried[at] = (carried[at] ?? white) + error;
  };
  for (let y = 0; y < heightDots; y += 1) {
    const isLastRow = y === heightDots - 1;
    for (let x = 0; x < widthDots; x += 1) {
      const at = y * widthDots + x;
      const shade = carried[at] ?? white;
      const isBlack = shade < middle;
      if (isBlack) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (128 >> (at & 7));
      const error = isBlack ? shade : shade - white;
      if (error === 0) continue;
      const isLast = x === widthDots - 1;
      if (!isLast) carry(at + 1, error * shares.right);
      if (isLastRow) continue;
      const below = at + widthDots;
      if (x > 0) carry(below - 1, error * shares.belowLeft);
      carry(below, error * shares.below);
      if (!isLast) carry(below + 1, error * shares.belowRight);
    }
  }
  return { widthDots, heightDots, bytes };
}
