import type { Page } from "@playwright/test";

import { field, openRow, rowOf, save } from "../office-journey.ts";
import { cashStep, taxes } from "./diary.ts";
import { openPart } from "./found-venue.ts";

/** What is taxed alike has a name, before the articles come. */
export async function nameTaxClasses(page: Page): Promise<void> {
  await openPart(page, "Tax classes");
  for (const { taxClass } of taxes) {
    await page.getByRole("button", { name: "New", exact: true }).tap();
    await field(page, "Name").fill(taxClass);
    await save(page, taxClass);
  }
}

/** The sample has brought the tax of wine for everything; now each class has its own. */
export async function setTaxes(page: Page): Promise<void> {
  await openPart(page, "Taxes");
  for (const { name, percent, taxClass } of taxes) {
    if (name === taxes[0].name) await openRow(page, "Taxes", "IVA");
    else await page.getByRole("button", { name: "New", exact: true }).tap();
    await field(page, "Name").fill(name);
    await field(page, "Percent").fill(percent);
    const classes = page.getByRole("group", { name: "Tax classes" });
    await classes.getByRole("searchbox").fill(taxClass);
    await classes.getByRole("button", { name: taxClass, exact: true }).tap();
    await save(page, name);
  }
}

export async function roundCash(page: Page): Promise<void> {
  await openPart(page, "Currencies");
  await rowOf(page, "Currencies", "€").tap();
  await field(page, "Cash is rounded to").fill(cashStep);
  await save(page, "Euro");
}
