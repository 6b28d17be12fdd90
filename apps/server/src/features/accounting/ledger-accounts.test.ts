import { officeLedgerAccount, readBookings } from "@comanda/contract/accounting";
import { officeCategory } from "@comanda/contract/office-menu";
import { officeExpenseCategory, officePayType } from "@comanda/contract/office-selling";
import { officeLocation } from "@comanda/contract/office-venue";
import { addPayment, listExpenseCategories } from "@comanda/contract/payment";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { endDay, endShiftOf, payBill, payTypesOf } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
/** Bangkok is seven hours ahead. */
let date = "";

beforeAll(async () => {
  office = await startOffice();
  const { app, cashier, item } = office;
  date = new Date(app.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  await openDayAndShift(office);
  const bill = await office.openBill("7", [item("Pad Thai"), item("Shiraz Glass")]);
  const amount = (await office.billOf(bill)).bill?.amount ?? 0;
  const card = (await payTypesOf(office)).get(850) ?? 0;
  await payBill(office, cashier, bill, [{ payType: card, total: amount }]);
  const reasons = await callAs(app, cashier, listExpenseCategories);
  const ice = replyOf(listExpenseCategories, reasons).find(({ preset }) => preset === "Ice");
  const body = { type: 1, amount: 100_00, note: "", expenseCategory: ice?.id };
  replyOf(addPayment, await office.write(cashier, addPayment, { body }));
  await endShiftOf(office, cashier, 1400_00);
  await endDay(office, cashier);
});
afterAll(() => office.app.close());

async function booked() {
  const query = { from: date, to: date };
  const reply = replyOf(
    readBookings,
    await callAs(office.app, office.admin, readBookings, { query }),
  );
  const rows = (reply.days[0]?.bookings ?? []).map(({ kind, name, account }) => [
    kind,
    name,
    account.number,
    account.origin,
  ]);
  return { ...reply, rows };
}

test("without accounts, everything is booked as in the chart of the country", async () => {
  const { rows, chart, country, clearing } = await booked();
  expect([chart, country, clearing.number]).toEqual(["simple", "TH", "1990"]);
  expect(rows).toEqual([
    ["sales", "Thai kitchen", "4000", "standard"],
    ["sales", "Wine", "4000", "standard"],
    ["tax", "VAT", "2100", "standard"],
    ["charge", "Service charge", "4100", "standard"],
    ["payment", "Credit card", "1010", "standard"],
    ["money-out", "Ice", "6000", "fallback"],
    ["drawer-out", "Cash", "1000", "standard"],
  ]);
});

test("accounts of the venue take what they are for, a category below another one too", async () => {
  const categories = await office.list(officeCategory);
  const below = findNamed(categories, "Red wine");
  const reasons = await office.list(officeExpenseCategory);
  await office.save(officeLedgerAccount, {
    save: [
      { number: "4010", name: "Red wine sales", use: "sales", category: below.id },
      {
        number: "6010",
        name: "Ice",
        use: "money-out",
        expenseCategory: findNamed(reasons, "Ice").id,
      },
    ],
  });
  const { rows } = await booked();
  expect(rows).toContainEqual(["sales", "Thai kitchen", "4000", "standard"]);
  expect(rows).toContainEqual(["sales", "Red wine", "4010", "own"]);
  expect(rows).toContainEqual(["money-out", "Ice", "6010", "own"]);
  const used = await office.usesOf(officeCategory, below.id);
  expect(used).toContainEqual(
    expect.objectContaining({ kind: "ledgerAccount", name: "Red wine sales", isHolding: false }),
  );
});

test("the chart that the location chooses replaces that of its country", async () => {
  await office.change(officeLocation, { chartOfAccounts: "skr04" });
  expect((await booked()).rows.map(([, , account]) => account)).toContain("1460");
  await office.change(officeLocation, { chartOfAccounts: "country" });
});

describe("an account", () => {
  const sales = { number: "4000", name: "Sales", use: "sales" };

  test.each([
    [{ ...sales, number: "" }, "number", "required"],
    [{ ...sales, number: "4 000" }, "number", "not-an-account-number"],
    [{ ...sales, name: "" }, "name", "required"],
    [{ ...sales, datevKey: "4O" }, "datevKey", "not-a-datev-key"],
    [{ ...sales, use: "rounding", taxRate: 7_00 }, "taxRate", "does-not-fit"],
  ])("is refused with a sentence: %j", async (row, field, code) => {
    const { fields } = await office.refused(officeLedgerAccount, { save: [row] });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });

  test("is limited only by what its use has", async () => {
    const [payType] = await office.list(officePayType);
    const save = [{ ...sales, payType: payType?.id }];
    const { fields } = await office.refused(officeLedgerAccount, { save });
    expect(fields).toMatchObject([{ row: 0, field: "payType", code: "does-not-fit" }]);
  });

  test("is the only one for what it is for", async () => {
    await office.save(officeLedgerAccount, { save: [{ ...sales, taxRate: 7_00 }] });
    const again = { ...sales, number: "4001", taxRate: 7_00 };
    const { fields } = await office.refused(officeLedgerAccount, { save: [again] });
    expect(fields).toMatchObject([{ row: 0, field: "use", code: "taken" }]);
  });
});

test.each([
  ["datevConsultant", "999", "not-a-consultant-number"],
  ["datevClient", "0", "not-a-client-number"],
])("a location has no %s %s", async (field, value, code) => {
  const [here] = await office.list(officeLocation);
  const save = [{ id: here?.id, revision: here?.revision, [field]: value }];
  const { fields } = await office.refused(officeLocation, { save });
  expect(fields).toMatchObject([{ row: 0, field, code }]);
});
