import { expect, type Page } from "@playwright/test";

import { findBarriers } from "../find-barriers.ts";
import { field, rowOf, save } from "../office-journey.ts";
import { startRobot } from "../robot.ts";
import { goods, happyHour } from "./diary.ts";
import { checkList, openPart } from "./found-venue.ts";
import { wineList } from "./wine-list.ts";

/** Three hundred wines with three presses, from the line of the check-list that says what is missing. */
export async function importWines(page: Page): Promise<void> {
  const robot = startRobot();
  await robot.press(checkList(page).getByRole("link", { name: "Import a spreadsheet" }));
  const chooser = page.waitForEvent("filechooser");
  await robot.press(page.locator("main button").filter({ hasText: "Choose a file" }));
  const file = { name: "carta de vinhos.csv", mimeType: "text/csv", buffer: wineList() };
  await (await chooser).setFiles(file);
  await expect(page.getByText(/^New in Categories: Vinhos brancos, Vinhos tintos, /)).toBeVisible();
  const first = rowOf(page, "New articles", goods.white.name).first();
  await expect(first).toContainText(`${goods.white.price} · 2,08 · Vinhos brancos`);
  expect(await findBarriers(page)).toEqual([]);
  await field(page, "Product group").fill("Bar");
  await robot.press(page.getByRole("button", { name: "Import 300 articles" }));
  await expect(page.getByText(/Last import: 300 new, 0 changed/)).toBeVisible();
  expect(robot.presses()).toBe(3);
}

/** One dish by hand, with a category and a place where it is cooked that do not exist yet. */
export async function addCheese(page: Page): Promise<void> {
  await openPart(page, "Articles");
  await page.getByRole("button", { name: "New", exact: true }).tap();
  await field(page, "Name").fill(goods.cheese.name);
  await addInPlace(page, { list: "Category", all: "Categories", name: "Petiscos" });
  await addInPlace(page, { list: "Product group", all: "Product groups", name: "Cozinha" });
  await field(page, "Tax class").selectOption({ label: "Comida" });
  await field(page, "Price").fill(goods.cheese.price);
  await save(page, goods.cheese.name);
}

/** What guests take home, at the bar. */
export async function addBook(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New", exact: true }).tap();
  await field(page, "Name").fill(goods.book.name);
  await addInPlace(page, { list: "Category", all: "Categories", name: "Loja" });
  await field(page, "Product group").selectOption({ label: "Bar" });
  await field(page, "Tax class").selectOption({ label: "Livros" });
  await field(page, "Price").fill(goods.book.price);
  await save(page, goods.book.name);
}

type Added = { readonly list: string; readonly all: string; readonly name: string };

async function addInPlace(page: Page, { list, all, name }: Added): Promise<void> {
  await field(page, list).selectOption({ label: `${all}: new` });
  const dialog = page.getByRole("dialog", { name: `${all}: new` });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Name").press("Enter");
  await expect(field(page, list).locator("option:checked")).toHaveText(name);
}

export async function planHappyHour(page: Page): Promise<void> {
  await openPart(page, "Promotions");
  await page.getByRole("button", { name: "New", exact: true }).tap();
  await field(page, "Name").fill(happyHour.name);
  await field(page, "Percent").fill(happyHour.percent);
  await field(page, "From time").fill(happyHour.from);
  await field(page, "To time").fill(happyHour.to);
  const categories = page.getByRole("group", { name: "Whole categories" });
  await categories.getByRole("searchbox").fill("brancos");
  await categories.getByRole("button", { name: happyHour.category, exact: true }).tap();
  await save(page, happyHour.name);
}
