import { expect } from "@playwright/test";

import { button, line, linesAtTable } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { startRobot } from "./robot.ts";
import { sell } from "./sell.ts";
import { openTill } from "./till-menu.ts";

test("a cashier gives a discount with four presses, and no more than the limit of the group", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  for (const table of ["7", "8"]) await sell(cashier, { article: "Pad Thai", table });
  await openTill(page, "cashier");
  const takeBill = async (table: string) => {
    await button(page, "Open bills").tap();
    await page.getByRole("button", { name: new RegExp(`^Table ${table}\\b`) }).tap();
    await line(page, "Pad Thai").waitFor();
  };

  await takeBill("7");
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

  await takeBill("8");
  await line(page, "Pad Thai").tap();
  await page.getByRole("group", { name: "Change Pad Thai" }).getByText("Discount").tap();
  await page.getByText("On the house", { exact: true }).tap();
  await button(page, "Birthday").tap();
  await page.getByText("You may give up to 20 %. Please ask a manager").waitFor();
  expect((await linesAtTable(ownServer, "8")).lines).toHaveLength(1);
});
