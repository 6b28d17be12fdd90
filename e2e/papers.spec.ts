import { expect, type Page } from "@playwright/test";

import {
  orderPadThai,
  press,
  pressPadThai,
  test as journey,
  waitForPaperReports,
} from "./printer-journey.ts";
import { pressMenuButton } from "./till-menu.ts";
import { chooseSalePoint, logIn, tile } from "./till.ts";

const test = journey.extend({
  // The bridge reports an unreachable printer by its status code.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  expectedErrors: async ({}, use) => await use([/^Failed to load resource/]),
});

async function work(page: Page): Promise<void> {
  await logIn(page, "waiter");
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await tile(page, "Pad Thai").waitFor();
}

async function expectAllPrinted(page: Page): Promise<void> {
  const text = "All papers were printed";
  // The failure of this one shows what became of each paper.
  await expect(page.getByRole("main")).toContainText(text);
  await expect(page.getByText(text)).toBeVisible();
}

const badge = (page: Page) => page.getByRole("link", { name: /not printed$/ });

test("an order prints in the kitchen and at the till, and again as a copy", async ({
  page,
  house,
}) => {
  const { kitchen, receipts } = house;
  const [tickets, bills] = [kitchen.papers().length, receipts.papers().length];
  await work(page);
  await orderPadThai(page, "31");
  await press(page, "Show");
  const dialog = page.getByRole("dialog", { name: "Order sent" });
  await expect(dialog).toBeVisible();
  await expect.poll(() => kitchen.papers().length).toBe(tickets + 1);
  await expect.poll(() => receipts.papers().length).toBe(bills + 1);
  expect(kitchen.papers().at(-1)?.length).toBeGreaterThan(1000);
  await dialog.getByText("Papers of this bill").tap();
  await expect(dialog.getByText("Printed", { exact: true })).toHaveCount(2);

  await dialog.getByRole("button", { name: "Print", exact: true }).tap();
  await expect.poll(() => receipts.papers().length).toBe(bills + 2);
  const [first, copy] = receipts.papers().slice(-2);
  expect(copy?.equals(first ?? Buffer.of())).toBe(false);
  expect(kitchen.papers().length).toBe(tickets + 1);
  await expect(badge(page)).toBeHidden();
});

test("a printer that is off does not block sales, and prints its paper once when it is on", async ({
  page,
  house,
}) => {
  const { kitchen } = house;
  const before = kitchen.papers().length;
  const bills = house.receipts.papers().length;
  await kitchen.switchOff();
  await work(page);
  await orderPadThai(page, "32");
  await expect(page.getByRole("alert")).toContainText("Printer connection failed");
  await expect(badge(page)).toHaveAccessibleName("1 paper was not printed");

  await expect.poll(() => house.receipts.papers().length).toBe(bills + 1);

  // The bill's row would disappear from the list while the ticket's button is pressed.
  await waitForPaperReports(page);
  // The state survives a reload.
  await page.reload();
  await badge(page).tap();
  const paper = page.getByRole("listitem").filter({ hasText: "Ticket Kitchen" });
  await expect(paper).toContainText("Not printed");
  await expect(paper).toContainText("The printer is not responding. Is it switched on?");

  await kitchen.switchOn();
  await paper.getByRole("button", { name: "Retry" }).tap();
  await expectAllPrinted(page);
  await expect(badge(page)).toBeHidden();
  expect(kitchen.papers().length).toBe(before + 1);
});

test("a paper is sent to another printer, or read on the screen", async ({ page, house }) => {
  const { kitchen, receipts } = house;
  await kitchen.switchOff();
  const before = receipts.papers().length;
  await work(page);
  await orderPadThai(page, "33");
  await expect(badge(page)).toBeVisible();
  await expect.poll(() => receipts.papers().length).toBe(before + 1);
  await pressMenuButton(page, "Papers");
  const paper = page.getByRole("listitem").filter({ hasText: "Ticket Kitchen" });
  await paper.getByRole("button", { name: "Other printer" }).tap();
  await page.getByRole("button", { name: "Restaurant receipts" }).tap();
  await expect.poll(() => receipts.papers().length).toBe(before + 2);
  await expectAllPrinted(page);

  // Pressing the button of the current screen returns to the order.
  await pressMenuButton(page, "Papers");
  await pressPadThai(page, "34");
  await tile(page, "Pad Thai").getByRole("button").tap();
  await press(page, "Add note cooking");
  await page.getByRole("textbox", { name: "Note" }).fill("no peanuts");
  await press(page, "Ok");
  await press(page, "Print");
  await expect(badge(page)).toBeVisible();
  await pressMenuButton(page, "Papers");
  const shown = page.getByRole("article");
  const show = paper.getByRole("button", { name: "Show on screen" }).first();
  await show.tap();
  await expect(shown.getByRole("listitem")).toContainText(["2 Pad Thai no peanuts"]);
  await expect(shown).not.toContainText("COPY");
  await press(page, "Close");
  await expectAllPrinted(page);
  // It can be opened on the screen any number of times.
  await page.getByText("All", { exact: true }).tap();
  await show.tap();
  await expect(shown.getByRole("listitem")).toContainText(["2 Pad Thai no peanuts"]);
  await kitchen.switchOn();
});

test("users with permission open the drawer at the till's printer", async ({ page, house }) => {
  const { receipts } = house;
  await logIn(page, "cashier");
  await chooseSalePoint(page, "Lotus House - Restaurant");
  const before = receipts.papers().length;
  await press(page, "Open Drawer");
  // On a busy machine the last paper of the journey before may come in between.
  const isPulse = (paper: Buffer) =>
    paper.length < 100 && paper.includes(Buffer.from([0x1b, 0x70]));
  await expect.poll(() => receipts.papers().slice(before).filter(isPulse)).toHaveLength(1);
});

test("each print route is tested with a page", async ({ page, house }) => {
  await work(page);
  await pressMenuButton(page, "Papers");
  await page.getByText("Printers", { exact: true }).tap();
  const before = house.kitchen.papers().length;
  await page.getByRole("button", { name: "Test page: Restaurant · Kitchen" }).tap();
  await expect.poll(() => house.kitchen.papers().length).toBe(before + 1);
});
