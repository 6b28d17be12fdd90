import { expect } from "@playwright/test";

import { findCutOffTexts } from "./cut-off.ts";
import { test } from "./journey.ts";

const faults = [
  {
    fault: "cut off",
    style: "width: 60px; overflow: hidden; white-space: nowrap",
    text: "Hóa đơn",
  },
  { fault: "cut off", style: "height: 20px; overflow: hidden", text: "พิมพ์ ".repeat(30) },
  { fault: "lines too close", style: "overflow: hidden; line-height: 1", text: "Tổng" },
  { fault: "sticks out of button", style: "width: 60px; white-space: nowrap", text: "Kumpirmahin" },
  { fault: "broken word", style: "width: 60px; overflow-wrap: anywhere", text: "Kumpirmahin" },
  { fault: "broken number", style: "width: 60px; overflow-wrap: anywhere", text: "1,234,567.50" },
  {
    fault: "broken number",
    style: "width: 60px; overflow-wrap: anywhere",
    text: "ยอด 1,234,567.50",
  },
] as const;

test("a text in an element of its own is found when the box around it cuts it", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Username").waitFor();
  await page.evaluate(() => {
    const cut = document.createElement("p");
    cut.style.cssText = "width: 60px; height: 24px; overflow: hidden";
    cut.append(document.createElement("b"));
    cut.firstElementChild?.append("Chai Prasong");
    document.querySelector("main")?.prepend(cut);
  });
  expect((await findCutOffTexts(page)).join()).toContain("cut off: Chai Prasong");
});

test("every text that is not whole is found", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Username").waitFor();
  for (const { fault, style, text } of faults) {
    expect(await findCutOffTexts(page), "before the fault").toEqual([]);
    const button = await page.evaluateHandle(
      ([css, words]) => {
        const cut = document.createElement("button");
        cut.style.cssText = `font-size: 16px; ${css}`;
        cut.textContent = words;
        document.querySelector("main")?.prepend(cut);
        return cut;
      },
      [style, text] as const,
    );
    expect((await findCutOffTexts(page)).join(), style).toContain(fault);
    await button.evaluate((cut) => cut.remove());
  }
});

test("a page that is higher than the screen by what is only read aloud is found", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Username").waitFor();
  expect(await findCutOffTexts(page)).toEqual([]);
  await page.evaluate(() => {
    const low = document.createElement("input");
    low.style.cssText = "position: absolute; top: 200vh; clip-path: inset(50%)";
    document.querySelector("main")?.append(low);
  });
  expect(await findCutOffTexts(page)).toEqual(["higher than the screen"]);
});
