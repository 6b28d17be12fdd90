import type { Page } from "@playwright/test";

type Point = { readonly x: number; readonly y: number };

/** The colors of points of the page, as they are drawn: what only decorates cannot be found in the document. */
export async function groundAt(page: Page, points: readonly Point[]): Promise<readonly string[]> {
  const picture = await page.screenshot({ scale: "css" });
  return page.evaluate(
    async ({ base64, at }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      return at.map(({ x, y }) => String(context?.getImageData(x, y, 1, 1).data));
    },
    { base64: picture.toString("base64"), at: points },
  );
}
