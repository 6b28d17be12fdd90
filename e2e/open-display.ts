import type { Browser, Page } from "@playwright/test";

import { teachHand } from "./pace-presses.ts";
import type { Look } from "./displays.ts";

/** A signed-out till in this size, language and theme, without animations. */
export async function openLook(
  browser: Browser,
  origin: string,
  { size, language, theme }: Look,
): Promise<Page> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: size,
    hasTouch: true,
    colorScheme: theme,
    reducedMotion: "reduce",
    timezoneId: "Asia/Bangkok",
  });
  teachHand(page);
  await page.addInitScript((code) => localStorage.setItem("comanda.language", code), language.code);
  return page;
}
