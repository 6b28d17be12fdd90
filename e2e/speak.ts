import type { Page } from "@playwright/test";

import type { languages } from "./displays.ts";

/** Changes the language of the shown screen, as another window of the same device would. */
export async function speak(page: Page, code: (typeof languages)[number]["code"]): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem("comanda.language", chosen);
    dispatchEvent(new StorageEvent("storage", { key: "comanda.language", newValue: chosen }));
  }, code);
  const tag = code === "tl_PH" ? "fil" : code.slice(0, 2);
  await page.locator(`html[lang=${tag}]`).waitFor({ state: "attached" });
  await page.evaluate(async () => void (await document.fonts.ready));
}
