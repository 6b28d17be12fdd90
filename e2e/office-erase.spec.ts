import { expect, type Page } from "@playwright/test";
import { listBills } from "@comanda/contract/list-bills";
import { closeBill } from "@comanda/contract/end-bill";
import { listCustomers } from "@comanda/contract/customer";
import { listPayTypes } from "@comanda/contract/pay-type";

import type { ApiTill } from "./api-till.ts";
import { findBarriers } from "./find-barriers.ts";
import { addInvoiceGuest, orderFor } from "./invoice-guest.ts";
import { openTill } from "./till-menu.ts";
import { openPart, openRow } from "./office-journey.ts";
import { button } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";

const name = "Zebulon Quartz";

async function payByInvoice(till: ApiTill, id: number): Promise<void> {
  const { bills } = await till.call(listBills, { body: { lastPing: 0 } });
  const total = bills.find((bill) => bill.id === id)?.amount;
  const payType = (await till.call(listPayTypes)).find((type) => type.name === "Invoice")?.id;
  await till.call(closeBill, { params: { id }, body: { payDetails: [{ payType, total }] } });
}

/** Everything that this device stores, as text. */
async function readDeviceStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    const whole = (_key: string, value: unknown): unknown =>
      value instanceof Map ? [...value] : value;
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("The device cannot be read")));
      });
    for (const { name: database } of await indexedDB.databases()) {
      const opened = await done(indexedDB.open(database ?? ""));
      for (const store of opened.objectStoreNames) {
        const rows = await done(opened.transaction(store).objectStore(store).getAll());
        texts.push(JSON.stringify(rows, whole));
      }
      opened.close();
    }
    return texts.join("\n");
  });
}

test("a customer erased in the office disappears from every till and its storage", async ({
  page,
  browser,
  ownServer,
}) => {
  const till = await openRestaurant(ownServer.origin);
  const guest = await addInvoiceGuest(till, name);
  const bill = await orderFor(till, "E1", guest);
  const waiter = await (await browser.newContext({ hasTouch: true })).newPage();
  await waiter.goto(ownServer.origin);
  await openTill(waiter, "waiter");
  await button(waiter, "Open bills").tap();
  await waiter.getByRole("button", { name: /^Table E1\b/ }).tap();
  await expect(waiter.getByRole("banner")).toContainText(name);
  await expect.poll(() => readDeviceStorage(waiter)).toContain(name);

  await openPart(page, "customers", "Customers");
  await openRow(page, "Customers", name);
  const erase = page.getByRole("main").getByRole("button", { name: "Erase", exact: true });
  const dialog = page.getByRole("dialog");
  await erase.tap();
  await expect(dialog).toContainText("Open bill: ");
  await dialog.getByRole("button", { name: "Close" }).tap();
  await payByInvoice(till, bill);
  // The bill that is paid elsewhere leaves the screen; the device still has the customer.
  await expect(waiter.getByRole("banner")).toContainText("No order yet");
  expect(await readDeviceStorage(waiter)).toContain(name);
  await erase.tap();
  await expect(dialog).toContainText("This cannot be undone");
  await expect(dialog).toContainText("One bill names this customer");
  await expect(dialog).toContainText("paid by invoice, last on");
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Erase", exact: true }).tap();
  await expect(page.getByText("Customer erased")).toBeVisible();
  await expect(page.getByRole("grid", { name: "Customers", exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("zebulon");
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);

  await expect(waiter.getByText(name)).toHaveCount(0);
  await expect.poll(() => readDeviceStorage(waiter)).not.toContain(name);
  expect((await till.call(listCustomers)).map(({ id }) => id)).not.toContain(guest);
  await waiter.context().close();
});
