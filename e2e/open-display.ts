import type { Browser, Page } from "@playwright/test";

import { pacePresses } from "./pace-presses.ts";
import type { Display } from "./displays.ts";

/** A signed-out till in this size, language and theme, without animations. */
export async function openDisplay(
  browser: Browser,
  origin: string,
  { size, language, theme }: Display,
): Promise<Page> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: size,
    hasTouch: true,
    colorScheme: theme,
    reducedMotion: "reduce",
    timezoneId: "Asia/Bangkok",
  });
  pacePresses(page);
  await page.addInitScript((code) => localStorage.setItem("comanda.language", code), language.code);
  return page;
}
