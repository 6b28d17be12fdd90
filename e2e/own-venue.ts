import { expect, type Locator, type Page } from "@playwright/test";
import { closeBill } from "@comanda/contract/end-bill";
import { startShift, startWorkDay } from "@comanda/contract/day";
import { listPayTypes } from "@comanda/contract/pay-type";

import { apiTill, type ApiTill } from "./api-till.ts";
import { test as journey } from "./journey.ts";
import { reportPrinted } from "./report-printed.ts";
import { sell } from "./sell.ts";

/** Journeys that start and end days need a server of their own. */
export const test = journey.extend({
  baseURL: async ({ ownServer }, use) => await use(ownServer.origin),
});

/** Starts the day, and a cashier's shift at the Restaurant with 1,000.00 in the drawer. */
export async function openRestaurant(origin: string): Promise<ApiTill> {
  const cashier = await apiTill(origin, "cashier", "Restaurant");
  await cashier.call(startWorkDay);
  await cashier.call(startShift, {
    body: { startDrawerCash: 100_000, coin: [], cash: [{ bill: 100_000, qty: 1 }] },
  });
  return cashier;
}

/** Sells an article and takes 500.00 in cash for it. */
export async function sellForCash(till: ApiTill, sale: Parameters<typeof sell>[1]): Promise<void> {
  const { id } = await sell(till, sale);
  const payTypes = await till.call(listPayTypes);
  const payType = payTypes.find(({ name }) => name === "Cash")?.id;
  const closed = await till.call(closeBill, {
    params: { id },
    body: { payDetails: [{ payType, total: 50_000 }] },
  });
  await reportPrinted(till, closed);
}

export function mainButton(page: Page, name: string): Locator {
  return page.getByRole("main").getByRole("button", { name, exact: true });
}

/** Checks the figure beside a name in a table of a report. */
export async function expectFigure(page: Page, table: string, name: string, figure: string) {
  const row = page
    .getByRole("table", { name: table, exact: true })
    .getByRole("row")
    .filter({ has: page.getByText(name, { exact: true }) });
  await expect(row.getByRole("cell").last()).toHaveText(figure);
}
