import type { Locator } from "@playwright/test";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import jsqr from "jsqr";

/** What a phone reads of a QR code on the screen; null if it reads nothing. */
export async function readCode(code: Locator): Promise<string | null> {
  const picture = await loadImage(await code.screenshot());
  const { width, height } = picture;
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return jsqr.default(data, width, height)?.data ?? null;
}
