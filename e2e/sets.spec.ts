import { printBill } from "@comanda/contract/bill-papers";
import { closeBill } from "@comanda/contract/end-bill";
import { listBills } from "@comanda/contract/list-bills";
import { listPayTypes } from "@comanda/contract/pay-type";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { findCutOffTextsIn } from "./cut-off.ts";
import { languages, sizes } from "./displays.ts";
import { findBarriers } from "./find-barriers.ts";
import { test } from "./journey.ts";
import { loadTable } from "./money-journey.ts";
import {
  button,
  line,
  linesAtTable,
  newOrder,
  orderPanel,
  pressArticle,
  print,
  printAndReload,
  signInAtRestaurant,
} from "./order-journey.ts";
import { startRobot } from "./robot.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { refusedCall } from "./till.ts";
import { pressMenuButton } from "./till-menu.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

const sheet = (page: Page) => page.locator("main dialog");
const choice = (page: Page, name: string) => sheet(page).getByRole("button", { name });

async function totals(...[server, table]: Parameters<typeof linesAtTable>) {
  const { lines } = await linesAtTable(server, table);
  return lines.map(({ total }) => total);
}

test("a set is ordered with four presses on its sheet, changed, sent, and split off as a whole", async ({
  page,
  server,
}) => {
  await signInAtRestaurant(page, "cashier");
  await newOrder(page, "Set1");
  const robot = startRobot();
  await pressArticle(page, "Lunch Set");
  await robot.press(choice(page, "Som Tam"));
  await robot.press(choice(page, "Pad Thai"));
  await robot.press(choice(page, "Leo Beer"));
  await robot.press(button(page, "Add 249.00"));
  expect(robot.presses()).toBe(4);
  await expect(line(page, "Lunch Set")).toContainText("249.00");
  await expect(line(page, "Pad Thai")).not.toContainText("0.00");

  await line(page, "Lunch Set").tap();
  await orderPanel(page).getByRole("button", { name: "Choices" }).tap();
  await expect(choice(page, "Pad Thai")).toHaveAttribute("aria-pressed", "true");
  await choice(page, "Pork Ribs").tap();
  // A touch beside the sheet drops nothing that was chosen.
  await page.locator("[data-beside-sheet]").tap({ position: { x: 20, y: 20 } });
  await expect(page.getByRole("alert")).toContainText("Finish or cancel");
  await button(page, "Change to 329.00").tap();
  await expect(line(page, "Pork Ribs")).toContainText("80.00");
  await line(page, "Lunch Set").tap();
  await orderPanel(page).getByRole("button", { name: "One more Lunch Set" }).tap();
  await print(page);
  expect((await totals(server, "Set1")).reduce((sum, one) => sum + one, 0)).toBe(2 * 329_00);

  await loadTable(page, "Set1");
  await pressMenuButton(page, "Split");
  await button(page, "Move one Lunch Set").tap();
  await button(page, "Confirm").tap();
  await page.getByRole("dialog", { name: "Bill split" }).waitFor();
  expect((await totals(server, "Set1")).reduce((sum, one) => sum + one, 0)).toBe(329_00);

  // Another till pays one of the two bills; service charge of 10 %.
  const bar = await apiTill(server.origin, "cashier", "Bar");
  const payType = (await bar.call(listPayTypes)).find(({ name }) => name === "Cash")?.id;
  const { bill } = await linesAtTable(server, "Set1");
  expect(bill?.amount).toBe(361_90);
  const payDetails = [{ payType, total: 400_00 }];
  await bar.call(closeBill, { params: { id: bill?.id }, body: { payDetails } });
  const { bills } = await bar.call(listBills, { body: { lastPing: 0 } });
  expect(bills.find(({ id }) => id === bill?.id)).toMatchObject({ status: 1, amount: 361_90 });
});

test("a dish of a set is asked about on the page of the set, and its answers are paid on top", async ({
  page,
  server,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "Set3");
  await pressArticle(page, "Lunch Set");
  await choice(page, "Som Tam").tap();
  const chicken = sheet(page).getByRole("group", { name: "Half Chicken" });
  await expect(chicken).toHaveCount(0);
  await choice(page, "Half Chicken").tap();
  await expect(chicken.getByRole("button", { name: "French Fries", pressed: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await chicken.getByRole("button", { name: /^Mixed Salad/ }).tap();
  await button(page, "How: Onions").tap();
  await choice(page, "Leo Beer").tap();
  await button(page, "Add 379.00").tap();
  await expect(line(page, "Half Chicken")).toContainText("90.00");
  await expect(line(page, "Mixed Salad")).toContainText("40.00");

  // Whichever of its answers is touched, the page of the set opens.
  await line(page, "French Fries").tap();
  await button(page, "Answers").tap();
  await chicken.getByRole("button", { name: /^Mixed Salad/ }).tap();
  await chicken.getByRole("button", { name: /^French Fries/ }).tap();
  await button(page, "Change to 379.00").tap();
  await expect(line(page, "French Fries").filter({ hasText: "40.00" })).toBeVisible();
  await print(page);
  // 249.00 by 90.00, 220.00 and 80.00; of two fries, one is included.
  expect(await totals(server, "Set3")).toEqual([0, 57_46, 230_46, 0, 40_00, 0, 51_08]);
});

test("a manager allows a waiter to break up a set whose bill was printed", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "Set4");
  await pressArticle(page, "Lunch Set");
  for (const dish of ["Som Tam", "Green Curry", "Singha Beer"]) await choice(page, dish).tap();
  await button(page, "Add 249.00").tap();
  await print(page);
  const cashier = await apiTill(server.origin, "cashier", "Restaurant");
  const { bill } = await linesAtTable(server, "Set4");
  const printed = { id: bill?.id, mode: 3, merged: 0 };
  await cashier.call(printBill, { params: printed });

  await loadTable(page, "Set4");
  await line(page, "Lunch Set").tap();
  const question = page.getByRole("dialog", { name: "Break up Lunch Set?" });
  const breakUp = async () => {
    await orderPanel(page).getByRole("button", { name: "Break up" }).tap();
    await question.getByRole("button", { name: "Break up" }).tap();
  };
  const asked = page.getByRole("dialog", { name: "Ask a manager" });
  await breakUp();
  await asked.getByRole("button", { name: "Cancel" }).tap();
  expect(await totals(server, "Set4")).toHaveLength(4);

  await breakUp();
  await expect(asked).toContainText("Break up a set");
  await expect(asked).toContainText("1 × Lunch Set");
  await asked.getByRole("button", { name: "10 Chai Prasong" }).tap();
  await asked.getByLabel("Password").fill("demo");
  await asked.getByRole("button", { name: "Allow" }).tap();
  await page.getByText("Lunch Set broken up").waitFor();
  expect(await totals(server, "Set4")).toEqual([0, 90_00, 150_00, 90_00, 0]);
});

test("dishes that make up a set are offered as one, which is broken up again", async ({
  page,
  server,
}) => {
  await signInAtRestaurant(page, "cashier");
  await newOrder(page, "Set2");
  for (const dish of ["Som Tam", "Green Curry", "Singha Beer"]) await pressArticle(page, dish);
  await page.getByText("These make the Lunch Set: 249.00 instead of 330.00. Use it?").waitFor();
  await button(page, "Use it").tap();
  await expect(line(page, "Lunch Set")).toContainText("249.00");
  await printAndReload(page, "Set2");
  await line(page, "Lunch Set").tap();
  await orderPanel(page).getByRole("button", { name: "Break up" }).tap();
  const question = page.getByRole("dialog", { name: "Break up Lunch Set?" });
  await expect(question).toContainText("Its parts at their own prices: +81.00");
  // A phone would have the order under the menu now.
  for (const size of sizes.slice(0, -1)) {
    await page.setViewportSize(size);
    expect(await findCutOffTextsIn(page, languages.toReversed())).toEqual([]);
  }
  await question.getByRole("button", { name: "Break up" }).tap();
  await page.getByText("Lunch Set broken up").waitFor();
  await expect(line(page, "Green Curry")).toContainText("150.00");
  expect(await totals(server, "Set2")).toEqual([0, 90_00, 150_00, 90_00, 0]);
});
