import { expect, type Page } from "@playwright/test";

import { cutOff } from "./cut-off.ts";
import { test as base } from "./journey.ts";
import { languages, sizes } from "./looks.ts";
import { entrance, workplace } from "./screens.ts";
import { setStage, type Stage } from "./stage.ts";
import { refusedCall } from "./till.ts";

const test = base.extend<object, { readonly stage: Stage }>({
  stage: [async ({ server }, use) => await use(await setStage(server)), { scope: "worker" }],
});

// Each language by itself, on whatever processor is free.
test.describe.configure({ mode: "parallel" });

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

for (const { name, code } of languages) {
  test(`every text of every screen can be read whole, in ${name} at every size`, async ({
    page,
    stage,
    expectedErrors,
  }) => {
    // The end of a day is refused, and shown.
    expectedErrors.push(refusedCall);
    // Four dozen screens at three sizes.
    test.setTimeout(5 * 60_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((chosen) => localStorage.setItem("comanda.language", chosen), code);
    const found: string[] = [];
    for (const screen of [...entrance, ...workplace]) {
      await screen.open(page, stage);
      for (const size of sizes) {
        await turnTo(page, size);
        found.push(...(await cutOff(page)).map((text) => `${screen.name} ${size.width}: ${text}`));
      }
      await turnTo(page, phone);
    }
    expect(found).toEqual([]);
  });
}

/** What depends on the size is laid out anew in the next frame. */
async function turnTo(page: Page, size: typeof phone): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const { fault, style, text } of [
  {
    fault: "cut off",
    style: "width: 60px; overflow: hidden; white-space: nowrap",
    text: "Hóa đơn",
  },
  { fault: "cut off", style: "height: 20px; overflow: hidden", text: "พิมพ์ ".repeat(30) },
  { fault: "lines too close", style: "overflow: hidden; line-height: 1", text: "Tổng" },
  { fault: "sticks out of button", style: "width: 60px; white-space: nowrap", text: "Kumpirmahin" },
  { fault: "broken word", style: "width: 60px; overflow-wrap: anywhere", text: "Kumpirmahin" },
]) {
  test(`a text that is not whole is found: ${fault}, ${style}`, async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Username").waitFor();
    expect(await cutOff(page)).toEqual([]);
    await page.evaluate(
      ([css, words]) => {
        const button = document.createElement("button");
        button.style.cssText = `font-size: 16px; ${css}`;
        button.textContent = words;
        document.querySelector("main")?.prepend(button);
      },
      [style, text] as const,
    );
    expect((await cutOff(page)).join()).toContain(fault);
  });
}
