import { dotsPerByte, type Dots } from "@comanda/domain/paper/dots";

const bytesPerPixel = 4;

/** The dots as pixels of a canvas: black on white, nothing in between. */
export function dotsPixels({ widthDots, heightDots, bytes }: Dots): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(widthDots * heightDots * bytesPerPixel).fill(255);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    for (let bit = 0; bit < dotsPerByte; bit += 1) {
      if ((byte & (128 >> bit)) === 0) continue;
      const pixel = (at * dotsPerByte + bit) * bytesPerPixel;
      pixels[pixel] = 0;
      pixels[pixel + 1] = 0;
      pixels[pixel + 2] = 0;
    }
  }
  return pixels;
}
