import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { Locator } from "@playwright/test";

/**
 * A photo of 2,000 by 1,500 pixels as a camera that was turned holds it: lying on its side, with a note that tells how
 * to turn it. Upright it is red at the top and blue at the bottom.
 */
export async function takePhoto(): Promise<Buffer> {
  const canvas = createCanvas(2000, 1500);
  const context = canvas.getContext("2d");
  context.fillStyle = "#d01010";
  context.fillRect(0, 0, 1000, 1500);
  context.fillStyle = "#1020d0";
  context.fillRect(1000, 0, 1000, 1500);
  const jpeg = await canvas.encode("jpeg", 90);
  return Buffer.concat([jpeg.subarray(0, 2), turnedNote, jpeg.subarray(2)]);
}

/** An EXIF segment with one entry: orientation 6, to be turned to the right by 90 degrees. */
const turnedNote = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0, 34]),
  Buffer.from("Exif\0\0"),
  // Big-endian; the entries begin at byte 8.
  Buffer.from("MM\0*\0\0\0\b"),
  // One entry: tag 0x0112, a short, one value, 6; no more entries after it.
  Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
]);

type Colour = { readonly red: number; readonly green: number; readonly blue: number };

/** The colour of a place on the screen, from 0 to 1 of its width and height. */
export async function colourAt(shown: Locator, across: number, down: number): Promise<Colour> {
  const image = await loadImage(await shown.screenshot());
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const [x, y] = [Math.floor(image.width * across), Math.floor(image.height * down)];
  const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
  return { red, green, blue };
}
