import type { Page } from "@playwright/test";

type Size = { readonly width: number; readonly height: number };

/** A layout that depends on the size is updated in the next frame. */
export async function setViewport(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
