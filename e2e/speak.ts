import { languageTag } from "@comanda/domain/venue/language-tag";
import type { Page } from "@playwright/test";

import type { languages } from "./displays.ts";

type Code = (typeof languages)[number]["code"];

/** Changes the language of the shown screen, as another window of the same device would. */
export async function speak(page: Page, code: Code): Promise<void> {
  await page.evaluate(changeLanguage, { code, tag: languageTag(code) });
}

/** Runs in the page; ends when the screen is shown in the language. */
export async function changeLanguage({ code, tag }: { code: string; tag: string }): Promise<void> {
  const { documentElement } = document;
  const isShown = new Promise<void>((resolve) => {
    if (documentElement.lang === tag) return resolve();
    const observer = new MutationObserver(() => {
      if (documentElement.lang !== tag) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(documentElement, { attributeFilter: ["lang"] });
  });
  localStorage.setItem("comanda.language", code);
  dispatchEvent(new StorageEvent("storage", { key: "comanda.language", newValue: code }));
  await isShown;
  // A layout that is measured follows in the next task. Timers may be stopped, messages are not.
  const { port1, port2 } = new MessageChannel();
  const nextTask = new Promise((resolve) => port1.addEventListener("message", resolve));
  port1.start();
  port2.postMessage(null);
  await nextTask;
  await document.fonts.ready;
}
