import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { accepted } from "../testing/builders.ts";
import { billTotals } from "./bill-totals.ts";
import {
  aPayType,
  aSale,
  card,
  cash,
  changeRow,
  housePayTypes,
  paid,
  payRules,
  qr,
  takenBack,
  vat,
  wholeBaht,
} from "../testing/pay-builders.ts";
import { openPayRows, settledPayRows, type PayRow } from "./pay-rows.ts";
import { settle } from "./settle-bill.ts";

const onScreen = { payTypes: housePayTypes, isOnPaper: false };
const onPaper = { payTypes: housePayTypes, isOnPaper: true };
const dinner = billTotals([aSale(120_00, 99_05)], housePayTypes, wholeBaht);
const shown = (rows: readonly PayRow[]) =>
  rows.map(({ kind, payType, total }) => [payType?.name ?? kind, total]);

describe("on the screen", () => {
  test("the rows come in index order, with discount and rounding where they belong", () => {
    expect(shown(openPayRows(dinner, [], onScreen))).toEqual([
      ["subtotal", 120_00],
      ["discount", -20_95],
      ["total", 99_05],
      ["Service charge", 9_91],
      ["VAT", 6_48],
      ["rounding", 4],
      ["amount", 109_00],
      ["Cash", 0],
      ["Credit card", 0],
      ["invoice", 0],
      ["QR transfer", 0],
      ["change", -109_00],
    ]);
  });

  test("what is typed stands in its row and the change follows", () => {
    const rows = openPayRows(dinner, [paid(cash, 100_00), paid(qr, 20_00)], onScreen);
    expect(shown(rows).slice(-5)).toEqual([
      ["Cash", 100_00],
      ["Credit card", 0],
      ["invoice", 0],
      ["QR transfer", 20_00],
      ["change", 11_00],
    ]);
  });

  test("on a bill that owes the guest, what is typed goes back", () => {
    const line = aSale(100_00);
    const refund = billTotals([takenBack(line)], [], wholeBaht);
    const rows = openPayRows(refund, [paid(cash, 100_00)], onScreen);
    expect(shown(rows)).toContainEqual(["Cash", -100_00]);
    expect(shown(rows)).toContainEqual(["change", 0]);
  });

  test("only what the prices contain is marked as not added", () => {
    const contained = openPayRows(dinner, [], onScreen).filter(({ isContained }) => isContained);
    expect(contained.map(({ payType }) => payType)).toEqual([vat]);
  });

  test("a bill without promotions and rounding has no rows for them", () => {
    const plain = billTotals([aSale(100_00)], housePayTypes, wholeBaht);
    const kinds = openPayRows(plain, [], onScreen).map(({ kind }) => kind);
    expect(kinds).not.toContain("discount");
    expect(kinds).not.toContain("rounding");
  });

  test("a venue with discount rows of its own has the promotions in the first", () => {
    const discounts = [
      aPayType({ id: id(21), name: "Staff", indexNumber: 300 }),
      aPayType({ id: id(20), name: "Promotions", indexNumber: 200 }),
    ];
    const payTypes = [...housePayTypes, ...discounts];
    const rows = shown(openPayRows(dinner, [], { payTypes, isOnPaper: false }));
    expect(rows.slice(0, 4)).toEqual([
      ["subtotal", 120_00],
      ["Promotions", -20_95],
      ["Staff", 0],
      ["total", 99_05],
    ]);
  });
});

describe("on paper", () => {
  const settlement = accepted(settle(dinner, [paid(card, 109_00)], payRules()));

  test("a bill that is not paid yet ends with its amount", () => {
    expect(shown(openPayRows(dinner, [paid(cash, 500_00)], onPaper)).at(-1)).toEqual([
      "amount",
      109_00,
    ]);
  });

  test("a paid bill names only the ways in which it was paid", () => {
    expect(shown(settledPayRows(settlement, onPaper)).slice(-2)).toEqual([
      ["amount", 109_00],
      ["Credit card", 109_00],
    ]);
  });

  test("the change is printed when there was some", () => {
    const handed = accepted(settle(dinner, [paid(cash, 500_00)], payRules()));
    expect(shown(settledPayRows(handed, onPaper)).at(-1)).toEqual([changeRow.name, 391_00]);
  });

  test("a row that the venue hides is on the screen and not on paper", () => {
    const hidden = { ...vat, isHiddenOnBill: true };
    const payTypes = housePayTypes.map((payType) => (payType.id === vat.id ? hidden : payType));
    const rowsOn = (isOnPaper: boolean) => shown(openPayRows(dinner, [], { payTypes, isOnPaper }));
    expect(rowsOn(false)).toContainEqual(["VAT", 6_48]);
    expect(rowsOn(true)).not.toContainEqual(["VAT", 6_48]);
  });
});

test("a closed bill shows what was charged then, not what would be charged today", () => {
  const withoutCharges = billTotals([aSale(100_00)], [], wholeBaht);
  const settlement = accepted(settle(withoutCharges, [paid(cash, 100_00)], payRules()));
  const rows = shown(settledPayRows(settlement, onScreen));
  expect(rows.map(([name]) => name)).not.toContain("Service charge");
});
