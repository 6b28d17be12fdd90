import { expect, type Page } from "@playwright/test";

import { field, save } from "../office-journey.ts";
import { checkList, openPart } from "./found-venue.ts";
import type { LisbonVenue } from "./lisbon-venue.ts";

/** The bridge finds both printers in its network, each prints its number, and the owner says which one is where. */
export async function placePrinters(page: Page, venue: LisbonVenue): Promise<void> {
  await openPart(page, "Today");
  await checkList(page).getByRole("link", { name: "No printer prints bills yet" }).tap();
  await page.getByRole("link", { name: "Enter its address" }).tap();
  await field(page, "Print bridge address").fill(venue.bridge);
  // Pages contact only the bridge that was known when they were loaded.
  const loadedAgain = page.waitForEvent("load");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await loadedAgain;
  await openPart(page, "Printers and stations");
  await page.getByRole("button", { name: "Search for printers" }).tap();
  await expect(page.getByText("2 printers found", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Print the numbers" }).tap();
  const numbers = () => [venue.kitchen.papers().length, venue.counter.papers().length];
  await expect.poll(numbers).toEqual([1, 1]);

  // Number 1 came out in the kitchen.
  await page.getByRole("group", { name: "Printer 1" }).getByLabel("Name").fill("Cozinha");
  await page.getByRole("group", { name: "Printer 2" }).getByLabel("Name").fill("Balcão");
  const bar = page.locator("fieldset").filter({ hasText: /^Bar/ }).last();
  const places = {
    "Bills, reports and drawer": "2 · Balcão",
    "Tickets: Bar": "2 · Balcão",
    "Tickets: Cozinha": "1 · Cozinha",
  };
  for (const [papers, printer] of Object.entries(places)) {
    await bar.getByLabel(papers).selectOption({ label: printer });
  }
  await save(page, "Printers and stations");
}
