import { describe, expect, test } from "vitest";

import { rate } from "../money/rate.ts";
import {
  aPayType,
  card,
  cash,
  invoice,
  qr,
  service,
  vat,
  venuePayTypes,
} from "../testing/pay-builders.ts";
import { checkPayType, checkPayTypeIndexChange, checkPayTypeRetirement } from "./check-pay-type.ts";

const doesNotFit = (field: string) => ({ field, code: "does-not-fit" });

test("the pay types of a venue are fine", () => {
  expect(venuePayTypes.flatMap(checkPayType)).toEqual([]);
});

describe("only a charge", () => {
  test.each([
    ["value", { value: rate(1) }],
    ["isVat", { isVat: true }],
    ["isIncludedInPrice", { isIncludedInPrice: true }],
    ["isOnCharges", { isOnCharges: true }],
    ["servingWays", { servingWays: ["away" as const] }],
    ["datedRates", { datedRates: [{ fromDate: "2027-01-01", rate: rate(10_00) }] }],
  ])("has %s", (field, changes) => {
    expect(checkPayType({ ...service, ...changes })).toEqual([]);
    for (const other of [cash, card, invoice, aPayType({ indexNumber: 300 })]) {
      expect(checkPayType({ ...other, ...changes })).toEqual([doesNotFit(field)]);
    }
  });

  test("is at most as much as what it is charged on", () => {
    expect(checkPayType({ ...service, value: rate(100_00) })).toEqual([]);
    expect(checkPayType({ ...service, value: rate(100_01) })).toEqual([
      { field: "value", code: "out-of-range", least: 0, most: 100_00 },
    ]);
  });

  test("has rates of later days, each with a day of its own and at most as much", () => {
    const dated = (...datedRates: readonly (readonly [string, number])[]) =>
      checkPayType({
        ...vat,
        datedRates: datedRates.map(([fromDate, basisPoints]) => ({
          fromDate,
          rate: rate(basisPoints),
        })),
      });
    expect(dated(["2027-07-01", 0], ["2027-01-01", 100_00])).toEqual([]);
    expect(dated(["2027-01-01", 8_00], ["2027-01-01", 9_00])).toMatchObject([
      { field: "datedRates", code: "repeated" },
    ]);
    expect(dated(["2027-02-29", 8_00])).toEqual([
      { field: "datedRates", code: "wrong-date-format" },
    ]);
    expect(dated(["2027-01-01", 100_01])).toEqual([
      { field: "datedRates", code: "out-of-range", least: 0, most: 100_00 },
    ]);
  });

  test("that the prices contain can be hidden on the bill", () => {
    expect(checkPayType({ ...vat, isHiddenOnBill: true })).toEqual([]);
    expect(checkPayType({ ...service, isHiddenOnBill: true })).toEqual([
      { field: "isHiddenOnBill", code: "must-be-shown" },
    ]);
  });
});

test("only a method is a card, and only what takes money opens the drawer", () => {
  expect(checkPayType({ ...card, isCreditCard: true })).toEqual([]);
  for (const other of [cash, invoice, service]) {
    expect(checkPayType({ ...other, isCreditCard: true })).toEqual([doesNotFit("isCreditCard")]);
  }
  expect([cash, invoice, qr].flatMap((one) => checkPayType({ ...one, opensDrawer: true }))).toEqual(
    [],
  );
  expect(checkPayType({ ...service, opensDrawer: true })).toEqual([doesNotFit("opensDrawer")]);
});

test("only a method is a transfer, and a card is none", () => {
  expect(checkPayType({ ...qr, isTransfer: true })).toEqual([]);
  for (const other of [cash, invoice, service, card]) {
    expect(checkPayType({ ...other, isTransfer: true })).toEqual([doesNotFit("isTransfer")]);
  }
});

test("a place between two rows that have no types between them is none", () => {
  expect(checkPayType(aPayType({ indexNumber: 750 }))).toEqual([doesNotFit("indexNumber")]);
});

describe("a pay type that is moved", () => {
  const move = (before: number | null, after: number) =>
    checkPayTypeIndexChange(
      before === null ? null : aPayType({ indexNumber: before }),
      aPayType({ indexNumber: after }),
    );

  test("stays among its kind", () => {
    for (const [before, after] of [
      [510, 520],
      [860, 870],
      [800, 800],
      [null, 860],
    ] as const) {
      expect(move(before, after)).toEqual([]);
    }
    for (const [before, after] of [
      [510, 860],
      [860, 510],
      [860, 900],
    ] as const) {
      expect(move(before, after)).toEqual([doesNotFit("indexNumber")]);
    }
  });

  test.each([100, 400, 700, 800, 1100])("is never the row %d, which stays in use", (index) => {
    expect(move(index, index + 10)).toEqual([doesNotFit("indexNumber")]);
    expect(checkPayTypeRetirement(aPayType({ indexNumber: index }))).toEqual([
      doesNotFit("indexNumber"),
    ]);
  });

  test("can also be retired if it is not one of those rows", () => {
    expect([service, card, invoice].flatMap(checkPayTypeRetirement)).toEqual([]);
  });
});
