import { readFile } from "node:fs/promises";

import { expect } from "@playwright/test";

import { openPart } from "./office-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { readPdf } from "./readers.ts";

test("the office saves a menu in two languages as a PDF that other programs read", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  await openPart(page, "price-list", "Price list and menu");
  await expect(page.getByRole("img", { name: "First page" })).toBeVisible();
  await page.getByRole("radio", { name: "Menu" }).check({ force: true });
  await page.getByRole("checkbox", { name: "ไทย" }).check();
  await page.getByRole("button", { name: "Choose none" }).tap();
  await expect(page.getByRole("button", { name: "Save as PDF" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Thai kitchen" }).check();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as PDF" }).tap();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^Menu · เมนู - Lotus House .*\.pdf$/);
  const pdf = await readPdf(new Uint8Array(await readFile(await download.path())));
  expect(pdf).toMatchObject({ title: "Menu · เมนู - Lotus House", language: "en-US" });
  for (const text of ["Pad Thai", "120.00", "ผัดกะเพรา Pad Krapao", "Peanuts · ถั่วลิสง"]) {
    expect(pdf.text).toContain(text);
  }
  expect(pdf.text).not.toContain("Spring Rolls");
});
