import { countCash, openDrawer, printCashCount, printShift } from "@comanda/contract/day";
import { addPayment, listExpenseCategories } from "@comanda/contract/payment";
import { listPrintRoutes, printTestPage } from "@comanda/contract/print-job";
import { printArticles, printCommissions } from "@comanda/contract/report";
import { showBill } from "@comanda/contract/bill-papers";
import { afterAll, beforeAll, expect, test } from "vitest";

import { printActions } from "../../testing/print-actions.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { drawerOf, endDay, endShiftOf } from "../../testing/test-money.ts";
import { callAs, replyOf, signInAs } from "../../testing/test-till.ts";

let evening: Evening;
let actions: ReturnType<typeof printActions>;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  actions = printActions(evening);
});
afterAll(() => evening.app.close());

const rowsOf = async () =>
  (await actions.list()).map(({ kind, number, title, printerName }) => ({
    kind,
    number,
    title,
    printerName,
  }));

test("the list of papers is the newest first, and says what each is and where it goes", async () => {
  const { app, cashier, write, item } = evening;
  const bill = await evening.openBill("N1", [item("Pad Thai"), item("Singha Beer")]);
  await actions.tickets(bill);
  await actions.bill(bill);
  replyOf(openDrawer, await write(cashier, openDrawer));
  const categories = replyOf(
    listExpenseCategories,
    await callAs(app, cashier, listExpenseCategories),
  );
  const expenseCategory = categories.find(({ preset }) => preset === "Ice")?.id;
  const body = { type: 1, amount: 10_00, note: "", expenseCategory };
  replyOf(addPayment, await write(cashier, addPayment, { body }));
  const { routes } = replyOf(listPrintRoutes, await callAs(app, cashier, listPrintRoutes));
  const kitchen = routes.find(({ productGroup }) => productGroup === "Kitchen")?.id ?? null;
  for (const route of [null, kitchen]) {
    replyOf(printTestPage, await write(cashier, printTestPage, { body: { route } }));
  }
  for (const useStation of ["1", "0"]) {
    replyOf(printArticles, await write(cashier, printArticles, { query: { useStation } }));
  }
  replyOf(printCommissions, await write(cashier, printCommissions));
  const counted = drawerOf(1490_00);
  replyOf(printCashCount, await write(cashier, printCashCount, { body: counted }));
  replyOf(countCash, await write(cashier, countCash, { body: counted }));
  replyOf(printShift, await write(cashier, printShift));
  const at = (
    kind: string,
    title: string,
    number: number | null,
    printerName = "Restaurant receipts",
  ) => ({
    kind,
    title,
    number,
    printerName,
  });
  expect(await rowsOf()).toEqual([
    at("shift-report", "", null),
    at("cash-count", "", null),
    at("commission-report", "", null),
    at("article-report", "", null),
    at("article-report", "Restaurant", null),
    at("test-page", "Kitchen", null, "Kitchen"),
    at("test-page", "", null, ""),
    at("payment-slip", "Ice", null),
    at("drawer-pulse", "", null),
    at("drawer-pulse", "", null),
    at("bill", "", 1),
    at("ticket", "Bar", 1, "Bar"),
    at("ticket", "Kitchen", 1, "Kitchen"),
  ]);
});

test("reports go by their own number", async () => {
  await endShiftOf(evening, evening.cashier, 1490_00);
  await endDay(evening, evening.cashier);
  expect((await rowsOf()).slice(0, 2)).toMatchObject([
    { kind: "day-report", number: 1 },
    { kind: "shift-report", number: 1 },
  ]);
});

test("before a station is picked, papers are laid out for a roll of 80 mm", async () => {
  const nowhere = await signInAs(evening.app, "admin");
  const shown = await callAs(evening.app, nowhere, showBill, { params: { id: 1 } });
  expect(replyOf(showBill, shown).paperWidthDots).toBe(576);
});
