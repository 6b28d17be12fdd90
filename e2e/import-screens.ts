import type { Page } from "@playwright/test";

import type { ScreenWalk } from "./screen-walk.ts";

/** Saved by an old program, with a new category, a column to match by hand, and a mistake. */
const priceList = [
  "Artigo;Preço;Categoria;Notas",
  "Pad Thai;125,00;;até às 22h",
  "Café gelado;4,50;Bebidas frias;",
  "Crème brûlée;12,5O;Sobremesas;",
].join("\r\n");

/** The import of a spreadsheet, after its first screen. */
export const importScreens: readonly ScreenWalk[] = [
  {
    name: "office-import-not-a-table",
    open: async (page) => {
      await chooseTable(page, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]));
      await page.locator("main [role=alert]").waitFor();
    },
  },
  {
    name: "office-import-preview",
    open: async (page) => {
      await chooseTable(page, Buffer.from(priceList, "latin1"));
      await page.locator("main table").waitFor();
    },
  },
  {
    name: "office-import-problems",
    open: async (page) => await page.locator("main section li").last().scrollIntoViewIfNeeded(),
  },
];

async function chooseTable(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: "price-list.csv", mimeType: "text/csv", buffer };
  await page.locator("main input[type=file]").setInputFiles(file);
}
