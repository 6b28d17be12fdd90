import { expect, type Page } from "@playwright/test";

import { billDialog } from "../money-journey.ts";
import { button, orderPanel } from "../order-journey.ts";
import { endShiftWithDifference } from "../end-shift.ts";
import { expectFigure, mainButton } from "../own-venue.ts";
import { pressMenuButton } from "../till-menu.ts";
import { day, drawer, people } from "./diary.ts";
import { changeUser, checkList, openPart } from "./found-venue.ts";

/** The owner starts the day from the check-list, and the cashier counts the drawer. */
export async function openDay(page: Page): Promise<void> {
  await openPart(page, "Today");
  await expect(checkList(page)).toContainText("8 of 10 done");
  await checkList(page).getByRole("link", { name: "The day is not started" }).tap();
  await button(page, "Ok").tap();
  await expect(page.getByText("Day started")).toBeVisible();
  await changeUser(page, people.cashier);
  await orderPanel(page).getByRole("button", { name: "Start of shift" }).tap();
  await count(page, drawer.start);
  await mainButton(page, "start shift").tap();
  await expect(page.getByText("Shift started")).toBeVisible();
}

async function count(page: Page, money: Readonly<Record<string, string>>): Promise<void> {
  for (const [kind, pieces] of Object.entries(money)) await page.getByLabel(kind).fill(pieces);
}

/** The cashier counts again, and the owner ends the day. */
export async function closeDay(page: Page): Promise<void> {
  await pressMenuButton(page, "End of shift");
  await count(page, drawer.end);
  await mainButton(page, "end shift").tap();
  await expectFigure(page, "Drawer", "Expected in the drawer", drawer.expected);
  await expectFigure(page, "Drawer", "Counted in the drawer", drawer.counted);
  await expectFigure(page, "Drawer", "Difference", drawer.difference);
  await endShiftWithDifference(page);
  await expect(page.getByText("Shift ended")).toBeVisible();
  await changeUser(page, people.owner);
  await pressMenuButton(page, "End of day");
  await expectFigure(page, "Bills", "Close", day.gross);
  for (const [name, net, tax] of day.taxes) {
    await expectFigure(page, "Tax and charges", `${name} (included)`, tax);
    await expectFigure(page, "Net by rate", name, tax);
    const row = page.getByRole("table", { name: "Net by rate" }).getByRole("row");
    await expect(row.filter({ hasText: name })).toContainText(net);
  }
  for (const [way, amount] of Object.entries(day.received)) {
    await expectFigure(page, "Payments by method", way, amount);
  }
  await expectFigure(page, "Payments by method", "Change", day.change);
  await expectFigure(page, "Payments by method", "Cash rounding", day.rounding);
  await expectFigure(page, "Totals", "Total for day", day.gross);
  await mainButton(page, "end work day").tap();
  const question = billDialog(page, "Do you want to end work day?");
  await question.getByRole("button", { name: "Ok" }).tap();
  await expect(page.getByText("Day ended")).toBeVisible();
}
