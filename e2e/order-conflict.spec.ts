import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { listPayTypes } from "@comanda/contract/pay-type";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { test } from "./journey.ts";
import { mergeInto } from "./merge-into.ts";
import { goTo } from "./till-menu.ts";
import { loadTable, createBill } from "./money-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import {
  button,
  line,
  linesAtTable,
  newOrder,
  pressArticle,
  print,
  signInAtRestaurant,
} from "./order-journey.ts";
import type { RunningServer } from "./start-server.ts";
import { refusedCall } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

async function payAtBar({ origin }: RunningServer, id: number): Promise<void> {
  const bar = await apiTill(origin, "cashier", "Bar");
  const payType = (await bar.call(listPayTypes)).find(({ name }) => name === "Cash")?.id;
  const body = { payDetails: [{ payType, total: 50_000 }] };
  await bar.call(closeBill, { params: { id }, body });
}

/** Loads a bill of another till and adds unsent lines. */
async function orderMore(page: Page, table: string): Promise<void> {
  await loadTable(page, table);
  await pressArticle(page, "Green Curry");
  await pressArticle(page, "Jasmine Rice");
}

function conflict(page: Page, name: RegExp) {
  return page.getByRole("dialog", { name });
}

test("a bill paid elsewhere is reported to the waiter at once, and its unsent lines go to a new order", async ({
  page,
  server,
}) => {
  const { id } = await createBill(server, "G1");
  await signInAtRestaurant(page, "waiter");
  await orderMore(page, "G1");
  await payAtBar(server, id);
  const dialog = conflict(page, /^Table G1: the bill has been paid at Bar$/);
  await expect(dialog.getByRole("listitem")).toHaveText(["1 × Green Curry", "1 × Jasmine Rice"]);
  // Neither Escape, nor Enter or a space of who was typing, nor a reload drops the lines.
  for (const key of ["Escape", "Enter", "Space"]) await page.keyboard.press(key);
  await page.reload();
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Open as a new order" }).tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("banner")).toContainText("New order · Table G1");
  await print(page);
  expect((await linesAtTable(server, "G1")).lines).toHaveLength(2);
});

test("lines for a voided bill move to another one, and a credit is dropped by name", async ({
  page,
  server,
}) => {
  const [{ id }, { id: third }] = [await createBill(server, "G2"), await createBill(server, "G3")];
  await signInAtRestaurant(page, "waiter");
  await orderMore(page, "G2");
  const cashier = await apiTill(server.origin, "cashier", "Restaurant");
  const body = { statusNote: "Guests left" };
  await cashier.call(voidBill, { params: { id }, body });
  const dialog = conflict(page, /^Table G2: the bill has been voided$/);
  await dialog.getByRole("button", { name: "Add to another bill" }).tap();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Table G3\b/ })
    .tap();
  await expect(page.getByRole("dialog")).toBeHidden();
  await print(page);
  expect((await linesAtTable(server, "G3")).lines).toHaveLength(3);

  await loadTable(page, "G3");
  await button(page, "Credit back").tap();
  await line(page, "Pad Thai").tap();
  await cashier.call(voidBill, { params: { id: third }, body });
  const bound = conflict(page, /^Table G3: the bill has been voided$/);
  await expect(bound.getByRole("list", { name: /cannot move to another/ })).toHaveText(
    "credit of Pad Thai",
  );
  await bound.getByRole("button", { name: "Discard these lines" }).tap();
  await expect(page.getByRole("banner")).toContainText("No order yet");
});

test("lines for a merged bill follow it, or are dropped by name", async ({ page, server }) => {
  for (const table of ["G4", "G5", "G6"]) await createBill(server, table);
  await signInAtRestaurant(page, "waiter");
  await orderMore(page, "G4");
  await mergeInto(server, "G5", "G4");
  const dialog = conflict(page, /^Table G4: the bill has been merged into #\d+$/);
  await dialog.getByRole("button", { name: /^Add to Bill #\d+$/ }).tap();
  await expect(page.getByText(/^#\d+ · Table G5$/)).toBeVisible();
  await mergeInto(server, "G6", "G5");
  await conflict(page, /^Table G5: the bill has been merged/)
    .getByRole("button", { name: "Discard these lines" })
    .tap();
  await expect(page.getByRole("banner")).toContainText("No order yet");
  await newOrder(page, "G7");
});

test("if two tills open a bill at the same table, the second adds to it or asks for its own", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await signInAtRestaurant(page, "waiter");
  for (const { table, choice, lines } of [
    { table: "G8", choice: "Open that bill", lines: 2 },
    { table: "G9", choice: "Open a second bill here", lines: 1 },
  ]) {
    await newOrder(page, table);
    await pressArticle(page, "Green Curry");
    await createBill(server, table);
    await button(page, "Print").tap();
    const dialog = conflict(page, new RegExp(`Table ${table} already has an open bill`));
    await dialog.getByRole("button", { name: choice }).tap();
    await print(page);
    expect((await linesAtTable(server, table)).lines).toHaveLength(lines);
  }
});

test("a bill without unsent lines that is paid elsewhere closes, and the till continues", async ({
  page,
  server,
}) => {
  const { id } = await createBill(server, "G10");
  await signInAtRestaurant(page, "waiter");
  await loadTable(page, "G10");
  await payAtBar(server, id);
  await expect(page.getByText("Table G10: the bill has been paid at Bar")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("No order yet");
  await newOrder(page, "G11");
});

test("a bill that is paid elsewhere takes nobody away from another screen", async ({
  page,
  server,
}) => {
  const { id } = await createBill(server, "G12");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "G12");
  await goTo(page, "/add-customer");
  await page.getByLabel("Name", { exact: true }).fill("Somchai");
  await payAtBar(server, id);
  await expect(page.getByText("Table G12: the bill has been paid at Bar")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Somchai");
  await goTo(page, "/order");
  await expect(page.getByRole("banner")).toContainText("No order yet");
});
