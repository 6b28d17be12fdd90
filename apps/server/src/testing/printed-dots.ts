/** The dots that an ESC/POS printer gets, as it reads them: eight in a byte. */
export type PrintedDots = {
  readonly widthDots: number;
  readonly heightDots: number;
  readonly isBlack: (x: number, y: number) => boolean;
};

/** GS v 0 at normal scale, and the length of its header. */
const picture = Buffer.of(0x1d, 0x76, 0x30, 0);
const headerLength = 8;

/** The dots of all pictures of a paper below each other. */
export function printedDots(paper: Buffer): PrintedDots {
  const bands: Buffer[] = [];
  let bytesPerRow = 0;
  for (let at = paper.indexOf(picture); at >= 0; at = paper.indexOf(picture, at)) {
    bytesPerRow = paper.readUInt16LE(at + 4);
    const end = at + headerLength + bytesPerRow * paper.readUInt16LE(at + 6);
    bands.push(paper.subarray(at + headerLength, end));
    at = end;
  }
  const dots = Buffer.concat(bands);
  return {
    widthDots: bytesPerRow * 8,
    heightDots: dots.length / bytesPerRow,
    isBlack: (x, y) => ((dots[y * bytesPerRow + (x >> 3)] ?? 0) & (128 >> (x & 7))) !== 0,
  };
}
