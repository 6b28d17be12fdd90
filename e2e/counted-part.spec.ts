import { countCash, endShift, readShift, startShift } from "@comanda/contract/day";
import { listPayTypes } from "@comanda/contract/pay-type";
import { takeTender } from "@comanda/contract/tender";
import { expect } from "@playwright/test";

import { findCutOffTextsIn } from "./cut-off.ts";
import { languages, sizes } from "./displays.ts";
import { loadTable, paidNotice } from "./money-journey.ts";
import { alert, button, line, print } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import { refusedCall } from "./till.ts";
import { openTill, pressMenuButton } from "./till-menu.ts";

test("the pay screen says how a part of an ended shift is given back, and that way leads there", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const cashier = await openRestaurant(ownServer.origin);
  const { id } = await sell(cashier, { article: "Pad Thai", table: "7" });
  const payType = (await cashier.call(listPayTypes)).find(({ name }) => name === "Cash")?.id;
  await cashier.call(takeTender, { body: { bill: id, key: "part", payType, amount: 50_00 } });
  const { drawer } = await cashier.call(readShift, { params: { countedTotal: 0 } });
  const cash = [{ bill: 5_000, qty: drawer.expected / 5_000, total: drawer.expected }];
  await cashier.call(countCash, { body: { coin: [], cash } });
  const ended = { message: "", fileName: "", endDrawerCash: drawer.expected };
  await cashier.call(endShift, { body: ended });
  const start = { startDrawerCash: 100_000, coin: [], cash: [{ bill: 100_000, qty: 1 }] };
  await cashier.call(startShift, { body: start });

  await openTill(page, "cashier");
  await loadTable(page, "7");
  await pressMenuButton(page, "Void");
  await expect(
    alert(page, "Money was taken on this bill. Please give it back first: PAY says how"),
  ).toBeVisible();
  await button(page, "PAY").tap();
  const part = page.getByRole("list", { name: "Payments" }).getByRole("listitem");
  await expect(part).toContainText("credit all items back and close the bill");
  for (const size of [...sizes, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    expect(await findCutOffTextsIn(page, languages.toReversed())).toEqual([]);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  await button(page, "Cancel").tap();
  await button(page, "Credit back").tap();
  await line(page, "Pad Thai").tap();
  await print(page);
  await button(page, "PAY").tap();
  await button(page, "Close").tap();
  await expect(paidNotice(page)).toContainText("50.00");
});
