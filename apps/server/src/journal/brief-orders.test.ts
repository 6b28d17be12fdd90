import { Type } from "typebox";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fromJson } from "#database/portable-columns.ts";

import { billActions } from "../testing/bill-actions.ts";
import { sellTwoPlates, startRefundEvening, type RefundEvening } from "../testing/test-refunds.ts";
import { storedChange } from "./brief-rows.ts";
import { storedChanges } from "./packed-entry.ts";

let restaurant: RefundEvening;
beforeAll(async () => {
  restaurant = await startRefundEvening();
});
afterAll(() => restaurant.evening.app.close());

const changeList = Type.Array(storedChange);

test("an order, its papers and its payment name no column that is empty", async () => {
  const { evening, cash } = restaurant;
  const drink = await evening.openBill("B1", [evening.item("Gin")]);
  await billActions.tickets(evening, drink);
  await billActions.paper(evening, drink);
  await sellTwoPlates(evening, "B2", cash);
  const rows = await evening.app.database().selectFrom("journal").selectAll().execute();
  const inserted = rows
    .flatMap((row) => fromJson(changeList, storedChanges(row)))
    .flatMap((change) => ("brief" in change ? [change] : []));
  const tables = new Set(inserted.map(({ table }) => table));
  expect(tables).toEqual(new Set(["bill", "bill_line", "print_job", "tender"]));
  const empty = inserted.flatMap(({ table, brief }) =>
    Object.entries(brief).flatMap(([column, value]) =>
      value === null ? [`${table}.${column}`] : [],
    ),
  );
  expect(empty).toEqual([]);
});
