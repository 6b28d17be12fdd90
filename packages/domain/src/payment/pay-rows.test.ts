import { expect, test } from "vitest";

import { id } from "../id.ts";
import { rate } from "../money/rate.ts";
import { billTotals } from "./bill-totals.ts";
import {
  aPayType,
  aSale,
  cash,
  venuePayTypes,
  paid,
  qr,
  aCreditFor,
  satang,
  totalRow,
  vat,
  wholeBaht,
} from "../testing/pay-builders.ts";
import { buildPayRows, type PayRow } from "./pay-rows.ts";

// The dish costs 100 baht under its promotion, and 7 of them are VAT (654 satang).
const dinner = billTotals([aSale(120_00, 99_05)], venuePayTypes, wholeBaht);
const shown = (rows: readonly PayRow[]) =>
  rows.map(({ kind, payType, total }) => [payType?.name ?? kind, total]);

test("rows are in index order, including the discount", () => {
  expect(shown(buildPayRows(dinner, [], venuePayTypes))).toEqual([
    ["subtotal", 120_00],
    ["discount", -20_00],
    ["total", 100_00],
    ["Service charge", 10_00],
    ["VAT", 7_00],
    ["amount", 110_00],
    ["Cash", 0],
    ["Credit card", 0],
    ["invoice", 0],
    ["QR transfer", 0],
    ["change", -110_00],
  ]);
});

test("a typed amount appears in its row and updates the change", () => {
  const rows = buildPayRows(dinner, [paid(cash, 100_00), paid(qr, 20_00)], venuePayTypes);
  expect(shown(rows).slice(-5)).toEqual([
    ["Cash", 100_00],
    ["Credit card", 0],
    ["invoice", 0],
    ["QR transfer", 20_00],
    ["change", 10_00],
  ]);
});

test("on a bill with a negative amount, typed amounts are refunds", () => {
  const line = aSale(100_00);
  const refund = billTotals([aCreditFor(line)], [], wholeBaht);
  const rows = buildPayRows(refund, [paid(cash, 100_00)], venuePayTypes);
  expect(shown(rows)).toContainEqual(["Cash", -100_00]);
  expect(shown(rows)).toContainEqual(["change", 0]);
});

test("only contained charges are marked as contained", () => {
  const contained = buildPayRows(dinner, [], venuePayTypes).filter(
    ({ isContained }) => isContained,
  );
  expect(contained.map(({ payType }) => payType)).toEqual([vat]);
});

test("a bill without promotions has no discount row", () => {
  const plain = billTotals([aSale(100_00)], venuePayTypes, wholeBaht);
  const kinds = buildPayRows(plain, [], venuePayTypes).map(({ kind }) => kind);
  expect(kinds).not.toContain("discount");
});

test("a venue with its own discount rows has all promotions in the first", () => {
  const discounts = [
    aPayType({ id: id(21), name: "Staff", indexNumber: 300 }),
    aPayType({ id: id(20), name: "Promotions", indexNumber: 200 }),
  ];
  const payTypes = [...venuePayTypes, ...discounts];
  const rows = shown(buildPayRows(dinner, [], payTypes));
  expect(rows.slice(0, 4)).toEqual([
    ["subtotal", 120_00],
    ["Promotions", -20_00],
    ["Staff", 0],
    ["total", 100_00],
  ]);
});

test("what the law takes off for a senior stands before the charges, and the total is less it", () => {
  const privilege = {
    guests: 2,
    rate: rate(20_00),
    holders: [{ kind: "senior" as const, name: "Rosario", idNumber: "1" }],
  };
  // Half is the senior's: 53.50 after the promotion is 50.00 without VAT, and 80 % of what 63.50 is without VAT is 47.48.
  const shared = billTotals([aSale(127_00, 107_00)], venuePayTypes, satang, privilege);
  expect(shown(buildPayRows(shared, [], venuePayTypes)).slice(0, 7)).toEqual([
    ["subtotal", 127_00],
    ["discount", -20_00],
    ["exemption", -3_50],
    ["law-discount", -2_52],
    ["total", 100_98],
    ["Service charge", 10_10],
    ["VAT", 3_50],
  ]);
  const withoutTotal = venuePayTypes.filter(({ id: own }) => own !== totalRow.id);
  expect(buildPayRows(shared, [], withoutTotal).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["exemption", "law-discount"]),
  );
});
