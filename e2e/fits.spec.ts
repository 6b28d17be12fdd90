import { expect, type Page } from "@playwright/test";

import { beginningScreens } from "./beginning-screens.ts";
import { findCutOffTexts } from "./cut-off.ts";
import { findOnEach } from "./find-on-each.ts";
import { languages, sizes } from "./displays.ts";
import { officeParts, officeScreens } from "./office-screens.ts";
import { offlineScreens } from "./offline-screens.ts";
import { arrive, entrance, workplace } from "./screens.ts";
import { expectScreen } from "./screen-walk.ts";
import { refusedCall, unansweredCall } from "./till.ts";
import { test } from "./walked-test.ts";

// Walks run independently, on any free processor.
test.describe.configure({ mode: "parallel" });

/** The last size in which a screen is checked is also the one in which the walk continues. */
const phone = sizes[4];
test.use({ viewport: phone });

for (const { name, code } of languages) {
  test.describe(`in ${name}`, () => {
    // Dozens of screens at three sizes.
    test.describe.configure({ timeout: 5 * 60_000 });

    test.beforeEach(async ({ page, expectedErrors }) => {
      // Refusals and a till without its server are among the screens.
      expectedErrors.push(refusedCall, unansweredCall);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript((chosen) => localStorage.setItem("comanda.language", chosen), code);
    });

    test(`every text of every screen can be read whole, in ${name} at every size`, async ({
      page,
      stage,
      houses,
    }) => {
      const screens = [...beginningScreens(houses), ...entrance, ...workplace, ...offlineScreens];
      const walk = { page, stage, screens };
      expect(await findOnEach(walk, () => cutOffAtEverySize(page))).toEqual([]);
    });

    test(`every text of the office can be read whole, in ${name} at every size`, async ({
      page,
      stage,
    }) => {
      await arrive(page, stage);
      const walk = { page, stage, screens: officeScreens };
      expect(await findOnEach(walk, () => cutOffAtEverySize(page))).toEqual([]);
    });
  });
}

async function cutOffAtEverySize(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await setViewport(page, size);
    found.push(...(await findCutOffTexts(page)).map((text) => `${size.width}: ${text}`));
  }
  return found;
}

test("the walk covers every part of the office", async ({ page, stage, expectedErrors }) => {
  expectedErrors.push(refusedCall);
  await page.setViewportSize({ width: 1366, height: 768 });
  await arrive(page, stage);
  await expectScreen(page, "/office/reports");
  const entries = page.getByRole("navigation").getByRole("button");
  const met = new Set<string>();
  for (let place = 0; place < (await entries.count()); place += 1) {
    await entries.nth(place).tap();
    await expect(entries.nth(place)).toHaveAttribute("aria-current", "page");
    met.add(new URL(page.url()).pathname);
  }
  expect([...met].toSorted()).toEqual(officeParts.toSorted());
});

/** A layout that depends on the size is updated in the next frame. */
async function setViewport(page: Page, size: (typeof sizes)[number]): Promise<void> {
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
    expect(await findCutOffTexts(page)).toEqual([]);
    await page.evaluate(
      ([css, words]) => {
        const button = document.createElement("button");
        button.style.cssText = `font-size: 16px; ${css}`;
        button.textContent = words;
        document.querySelector("main")?.prepend(button);
      },
      [style, text] as const,
    );
    expect((await findCutOffTexts(page)).join()).toContain(fault);
  });
}
