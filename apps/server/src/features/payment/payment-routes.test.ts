import { randomUUID } from "node:crypto";

import { officeCurrency } from "@comanda/contract/office-selling";
import {
  addPayment,
  listExpenseCategories,
  payment as paymentSchema,
} from "@comanda/contract/payment";
import { id as idOf } from "@comanda/domain/id";
import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { signInAt } from "../../testing/test-money.ts";
import { openDayAndShift, type Evening } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, signInAs } from "../../testing/test-till.ts";

let office: Office;
let evening: Evening;
let categories: ReadonlyMap<string, number>;

beforeAll(async () => {
  office = await startOffice();
  evening = office;
  const list = await callAs(evening.app, evening.waiter, listExpenseCategories);
  categories = new Map(replyOf(listExpenseCategories, list).map(({ preset, id }) => [preset, id]));
});
afterAll(() => evening.app.close());

const ice = { type: 1, amount: 60_00, note: " two bags ", expenseCategory: 0 };

function pay(changes: object = {}, user = evening.cashier) {
  const body = { ...ice, expenseCategory: categories.get("Ice") ?? 0, ...changes };
  return evening.write(user, addPayment, { body });
}

test("the till offers the categories with their direction, but no system category", async () => {
  const list = await callAs(evening.app, evening.waiter, listExpenseCategories);
  expect(replyOf(listExpenseCategories, list).map(({ preset, type }) => [preset, type])).toEqual([
    ["Float top-up", 0],
    ["Market", 1],
    ["Ice", 1],
  ]);
});

test("no money moves without a running shift", async () => {
  expect(errorOf(await pay())).toMatchObject({ message: "Please start shift" });
  await openDayAndShift(evening);
  const bar = await signInAt(evening, "admin", "Bar");
  expect(errorOf(await pay({}, bar))).toMatchObject({ message: "Please start shift" });
});

describe("a payment", () => {
  test("is stored with its shift and sent to every till", async () => {
    const { insert, id } = replyOf(addPayment, await pay());
    expect(Value.Check(paymentSchema, insert["payment"]?.[0])).toBe(true);
    expect(insert["payment"]).toEqual([
      {
        id,
        type: 1,
        amount: 60_00,
        note: "two bags",
        expenseCategory: categories.get("Ice"),
        user: evening.cashier.user.id,
        shift: expect.any(Number),
        workDay: expect.any(Number),
        createdDate: "2026-11-20 12:00:00",
      },
    ]);
  });

  test("requires the permission", async () => {
    expect(errorOf(await pay({}, evening.waiter))).toMatchObject({ status: 403 });
  });

  test.each([
    ["without a direction", { type: null }, "choose-payment-type"],
    ["without a category", { expenseCategory: null }, "choose-category-and-amount"],
    ["without an amount", { amount: null }, "choose-category-and-amount"],
    ["of nothing", { amount: 0 }, "choose-category-and-amount"],
    ["in for what money goes out for", { type: 0 }, "choose-category-and-amount"],
    ["below nothing", { amount: -1 }, "amount-invalid"],
    ["of more than can be typed", { amount: 10_000_000_000_00 }, "amount-invalid"],
  ])("%s is refused", async (_how, changes, code) => {
    expect(errorOf(await pay(changes))).toMatchObject({ status: 400, code });
  });

  test("with a system category is refused, and with another location's is not found", async () => {
    const rows = await evening.app
      .database()
      .selectFrom("expense_category")
      .select(["id", "location", "type"])
      .execute();
    const here = evening.cashier.user.subLocations[0];
    const hidden = rows.find(({ location, type }) => location === here && type === "system");
    const elsewhere = rows.find(({ location }) => location !== here);
    expect(errorOf(await pay({ expenseCategory: hidden?.id }))).toMatchObject({
      code: "choose-category-and-amount",
    });
    expect(errorOf(await pay({ expenseCategory: elsewhere?.id }))).toMatchObject({
      status: 404,
      about: { entity: "ExpenseCategory", id: elsewhere?.id },
    });
  });

  test("opens the drawer and prints a slip to sign, once, in the till's language", async () => {
    const query = { language: "th" };
    const body = { ...ice, expenseCategory: categories.get("Ice") ?? 0 };
    const idempotencyKey = randomUUID();
    const press = () =>
      callAs(evening.app, evening.cashier, addPayment, { query, body, idempotencyKey });
    const { jobs } = replyOf(addPayment, await press());
    expect(jobs.map(({ document }) => document)).toEqual([
      { kind: "drawer-pulse" },
      {
        kind: "payment-slip",
        type: 1,
        date: "2026-11-20 12:00:00",
        location: "Lotus House",
        station: "Restaurant",
        staff: expect.stringMatching(/^10 /),
        category: "Ice",
        note: "two bags",
        amount: 60_00,
      },
    ]);
    const ids = jobs.map(({ id }) => id);
    expect(replyOf(addPayment, await press()).jobs.map(({ id }) => id)).toEqual(ids);
    const rows = await evening.app
      .database()
      .selectFrom("print_job")
      .select(["kind", "title", "language"])
      .where("id", "in", ids.map(idOf<"print-job">))
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { kind: "drawer-pulse", title: "", language: "th_TH" },
      { kind: "payment-slip", title: "Ice", language: "th_TH" },
    ]);
  });

  test("of half a dong is refused, because the currency has no decimals", async () => {
    const currencies = await office.list(officeCurrency);
    const [main] = currencies;
    const coins = main?.coins.filter((coin) => coin % 100 === 0);
    const change = async (hasDecimals: boolean, revision = 0) =>
      office.save(officeCurrency, { save: [{ id: main?.id, revision, hasDecimals, coins }] });
    await change(false, main?.revision);
    expect(errorOf(await pay({ amount: 60_50 }))).toMatchObject({
      status: 400,
      code: "whole-amount-required",
      message: "Please enter a whole amount: the currency has no decimals",
    });
    expect((await pay({ amount: 61_00 })).statusCode).toBe(200);
    await change(true, (main?.revision ?? 0) + 1);
  });

  test("refuses a card number", async () => {
    expect(errorOf(await pay({ note: "card 4111 1111 1111 1111" }))).toMatchObject({
      status: 400,
      fields: [{ field: "note", error: "Please do not enter a card number in note" }],
    });
  });

  test("needs a station", async () => {
    const nowhere = await signInAs(evening.app, "cashier");
    expect(errorOf(await pay({}, nowhere))).toMatchObject({ code: "station-missing" });
  });
});
