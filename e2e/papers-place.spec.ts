import { printBill } from "@comanda/contract/bill-papers";
import { settlePrintJob } from "@comanda/contract/print-job";
import { expect, type Page } from "@playwright/test";

import type { ApiTill } from "./api-till.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import { goTo, openTill } from "./till-menu.ts";

test("a paper is read, or sent to another printer, without losing the place in the list", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  const { id: bill } = await sell(cashier, { article: "Pad Thai", table: "7" });
  for (let copy = 0; copy < 12; copy += 1) await failToPrint(cashier, bill);
  await openTill(page, "cashier");
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, "/papers");
  const last = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "Not printed" })
    .last();
  const title = (await last.locator("strong").textContent()) ?? "";
  await last.getByRole("button", { name: "Show on screen" }).tap();
  // The paper itself shows its table.
  const paper = page.getByRole("dialog", { name: title.replace(" · Table 7", "") });
  await expect(paper.getByRole("article")).toBeVisible();
  const place = await placeOf(page, title);

  expect(place).toBeGreaterThan(100);
  await paper.getByRole("button", { name: "Close" }).tap();
  await expect(paper).toHaveCount(0);
  expect(await placeOf(page, title)).toBe(place);

  const other = page.getByRole("button", { name: "Other printer" }).last();
  await other.tap();
  const question = page.getByRole("dialog", { name: "Which printer?" });
  await expect(question).toContainText(/#\d+/);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/papers$/);
  await expect(other).toBeInViewport();

  await page.setViewportSize({ width: 800, height: 600 });
  await page.getByRole("button", { name: "Show on screen" }).last().tap();
  await expect(paper.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
});

/** Where the list is scrolled to, around a paper. */
async function placeOf(page: Page, title: string): Promise<number> {
  return await page
    .getByRole("main")
    .getByText(title, { exact: true })
    .first()
    .evaluate((element) => {
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (around.scrollTop > 0) return around.scrollTop;
      }
      return 0;
    });
}

/** Prints a bill, and says that its printer did not take it. */
async function failToPrint(till: ApiTill, bill: number): Promise<void> {
  const { jobs } = await till.call(printBill, { params: { id: bill, mode: 0, merged: 0 } });
  for (const { id, attempt } of jobs) {
    const body = { attempt, state: "failed", cause: "unreachable" } as const;
    await till.call(settlePrintJob, { params: { id }, body });
  }
}
