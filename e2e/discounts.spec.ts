import { readBillHistory } from "@comanda/contract/bill-history";
import { closeBill } from "@comanda/contract/end-bill";
import { listPayTypes } from "@comanda/contract/pay-type";
import { listStaff } from "@comanda/contract/staff";
import { expect, type Page } from "@playwright/test";

import { boxOf } from "./box-of.ts";
import { button, line, linesAtTable } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { startRobot } from "./robot.ts";
import { sell } from "./sell.ts";
import { logOut, refusedCall, textField } from "./till.ts";
import { goTo, openTill, pressMenuButton } from "./till-menu.ts";

async function takeBill(page: Page, table: string): Promise<void> {
  await button(page, "Open bills").tap();
  await page.getByRole("button", { name: new RegExp(`^Table ${table}\\b`) }).tap();
  await line(page, "Pad Thai").waitFor();
}

test("a cashier gives a discount with four presses, and no more than the limit of the group", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  for (const table of ["7", "8"]) await sell(cashier, { article: "Pad Thai", table });
  await openTill(page, "cashier");

  await takeBill(page, "7");
  const robot = startRobot();
  await robot.press(button(page, "Actions").last());
  await robot.press(page.getByRole("dialog").getByRole("button", { name: "Discount" }));
  await robot.press(button(page, "20 %"));
  await robot.press(button(page, "Regular guest"));
  await page.getByText("Discount given").waitFor();
  expect(robot.presses()).toBe(4);
  const [sold, discount] = (await linesAtTable(ownServer, "7")).lines;
  expect(discount).toMatchObject({
    type: 6,
    note: "Regular guest",
    total: 0 - (sold?.total ?? 0) / 5,
    isBillDiscount: true,
  });
  // From top to bottom, the figures under the order add up.
  const figures = page.locator("dl").filter({ hasText: "Subtotal" }).locator("dd");
  const amounts = (await figures.allInnerTexts()).map((text) =>
    Number(text.replace("−", "-").replaceAll(/[^\d.-]/g, "")),
  );
  expect(amounts.length).toBeGreaterThan(2);
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(
    amounts.at(-1) ?? 0,
  );

  await takeBill(page, "8");
  await line(page, "Pad Thai").tap();
  await page.getByRole("group", { name: "Change Pad Thai" }).getByText("Discount").tap();
  await page.getByText("On the house", { exact: true }).tap();
  await button(page, "Birthday").tap();
  await page.getByText("You may give up to 20 %. Please ask a manager").waitFor();
  expect((await linesAtTable(ownServer, "8")).lines).toHaveLength(1);
});

test("a manager allows more than the limit at the cashier's till, and the report names both", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const cashier = await openRestaurant(ownServer.origin);
  const { id } = await sell(cashier, { article: "Pad Thai", table: "9" });
  await openTill(page, "cashier");
  await takeBill(page, "9");
  await line(page, "Pad Thai").tap();
  await page.getByRole("group", { name: "Change Pad Thai" }).getByText("Discount").tap();
  await button(page, "50 %").tap();
  const refusal = page.getByText("You may give up to 20 %. Please ask a manager");
  const sheet = page.getByRole("dialog", { name: "Ask a manager" });

  // Nothing is lost if no manager approves it.
  await button(page, "Regular guest").tap();
  for (const size of [
    { width: 390, height: 844 },
    { width: 800, height: 600 },
  ]) {
    await page.setViewportSize(size);
    const { x, y } = await boxOf(refusal);
    expect(x, `${size.width}`).toBeGreaterThan(0);
    expect(y, "above the keys of the sheet").toBeLessThan(80);
  }
  await button(page, "Ask a manager").tap();
  await sheet.getByRole("button", { name: "Cancel" }).tap();
  await expect(refusal.first()).toBeVisible();
  await expect(line(page, "Regular guest")).toHaveCount(0);
  expect((await linesAtTable(ownServer, "9")).lines).toHaveLength(1);

  await button(page, "Regular guest").tap();
  await button(page, "Ask a manager").tap();
  await expect(sheet).toContainText("50 % off 1 × Pad Thai");
  await expect(sheet).toContainText(/#\d+ · Table 9 · 132\.00/);
  // She is the only one who may give that much.
  await expect(sheet.getByRole("button", { name: "1 Achara Suwan" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await sheet.getByLabel("Password").fill("wrong");
  await sheet.getByRole("button", { name: "Allow" }).tap();
  await sheet.getByText("Wrong username or password").waitFor();
  await sheet.getByLabel("Password").fill("demo");
  await sheet.getByRole("button", { name: "Allow" }).tap();
  await page.getByText("Discount given").waitFor();
  const [dish, gift] = (await linesAtTable(ownServer, "9")).lines;
  expect(gift).toMatchObject({ note: "Regular guest", total: 0 - (dish?.total ?? 0) / 2 });

  const payTypes = await cashier.call(listPayTypes);
  const payType = payTypes.find(({ name }) => name === "Cash")?.id;
  const body = { payDetails: [{ payType, total: 500_00 }] };
  await cashier.call(closeBill, { params: { id }, body });
  await logOut(page);
  await page.getByLabel("Username").waitFor();
  await openTill(page, "admin");
  await goTo(page, "/office/reports/discounts/today");
  const row = page.getByRole("row").filter({ hasText: "Regular guest" });
  await expect(row).toContainText("Chai Prasong");
  await expect(row).toContainText("Achara Suwan");
});

test("a waiter voids a bill that a manager lets go, with two presses more", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const cashier = await openRestaurant(ownServer.origin);
  const { id } = await sell(cashier, { article: "Pad Thai", table: "6" });
  await openTill(page, "waiter");
  await takeBill(page, "6");
  await pressMenuButton(page, "Void");
  await textField(page, "Reason").fill("guests left");
  await page.getByRole("main").getByRole("button", { name: "Void" }).tap();
  const sheet = page.getByRole("dialog", { name: "Ask a manager" });
  await expect(sheet).toContainText("Void bill");
  await expect(sheet).toContainText(/#\d+ · Table 6 · 132\.00/);
  await sheet.getByRole("button", { name: "10 Chai Prasong" }).tap();
  await sheet.getByLabel("Password").fill("demo");
  await sheet.getByRole("button", { name: "Allow" }).tap();
  await page.getByRole("dialog", { name: "Voided bill" }).waitFor();
  const history = await cashier.call(readBillHistory, { params: { id } });
  const staff = await cashier.call(listStaff);
  const nameOf = (who: number | null) => staff.find((one) => one.id === who)?.username;
  const voided = history.find(({ action }) => action === "void-bill");
  expect([nameOf(voided?.staff ?? null), nameOf(voided?.approvedBy ?? null)]).toEqual([
    "waiter",
    "cashier",
  ]);
});
