import { chooseSeats } from "@comanda/domain/bill/mark-line";
import { accepted } from "@comanda/domain/testing/builders";
import { lunchKey, lunchOrder } from "@comanda/domain/testing/lunch-orders";
import { satang } from "@comanda/domain/testing/pay-builders";
import { expect, test } from "vitest";

import { orderRow } from "./order-rows.ts";

test("the parts of a set are for whom the set is", () => {
  const seatsOfRows = (seats: readonly number[]) => {
    const bill = accepted(chooseSeats(lunchOrder(), lunchKey, seats));
    return bill.lines.map((line) => orderRow(bill, line, satang).seats);
  };
  expect(seatsOfRows([2])).toEqual([[2], [2], [2]]);
  expect(seatsOfRows([])).toEqual([[], [], []]);
});
