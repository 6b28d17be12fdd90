import { crc32, deflateSync } from "node:zlib";

import { createCanvas, loadImage } from "@napi-rs/canvas";

/** The most colours that one byte of a PNG can index. */
const maximumColours = 256;

/** The same picture as a PNG with a palette: a screen has few colours, so it needs a third of the bytes. */
export async function toPalettePng(png: Buffer): Promise<Buffer> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  const pixels = coloursOf(context.getImageData(0, 0, width, height).data);
  const palette = mostFrequent(pixels);
  const nearest = new Map(palette.map((colour, index) => [colour, index]));
  // Each row starts with its filter type, 0 for none.
  const rows = Buffer.alloc((width + 1) * height);
  for (const [index, colour] of pixels.entries()) {
    const place = nearest.get(colour) ?? nearestIn(palette, colour);
    nearest.set(colour, place);
    rows[Math.floor(index / width) * (width + 1) + (index % width) + 1] = place;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, as an index into the palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001A\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((colour) => channels(colour)))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Screenshots are opaque, so the alpha byte is ignored. */
function coloursOf(data: Uint8ClampedArray): Uint32Array {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, pixel) =>
    bytes.readUIntBE(pixel * 4, 3),
  );
}

function mostFrequent(pixels: Uint32Array): readonly number[] {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byUse = [...counts].toSorted(([, one], [, other]) => other - one);
  return byUse.slice(0, maximumColours).map(([colour]) => colour);
}

function nearestIn(palette: readonly number[], colour: number): number {
  const distances = palette.map((known) => distance(channels(known), channels(colour)));
  return distances.indexOf(Math.min(...distances));
}

type Channels = readonly [number, number, number];

function channels(colour: number): Channels {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntBE(colour, 0, 3);
  return [bytes.readUInt8(0), bytes.readUInt8(1), bytes.readUInt8(2)];
}

function distance(
  [red, green, blue]: Channels,
  [otherRed, otherGreen, otherBlue]: Channels,
): number {
  return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
