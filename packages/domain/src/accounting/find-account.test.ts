import { expect, test } from "vitest";

import { id, type CategoryId } from "../id.ts";
import { money } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { card, cash, invoice, qr, service, vat } from "../testing/pay-builders.ts";
import { bookedCategoryOf } from "./booked-category.ts";
import type { Booking } from "./booking.ts";
import { chartOf, type Chart } from "./chart-of-accounts.ts";
import { askFor, bookedCategories, findAccount } from "./find-account.ts";
import { accountUses, limitsOf, type LedgerAccount } from "./ledger-account.ts";

const voucher = { ...card, id: id<"pay-type">(70), isCreditCard: false };
const payTypes = new Map<number, typeof card>(
  [card, cash, invoice, qr, service, vat, voucher].map((type) => [type.id, type]),
);
const food = id<"category">(1);

const aBooking = (booking: Partial<Booking>): Booking => ({
  kind: "sales",
  subject: null,
  rate: null,
  side: "credit",
  amount: money(1),
  ...booking,
});
const anAccount = (account: Partial<LedgerAccount>): LedgerAccount => ({
  number: "1",
  name: "One",
  use: "sales",
  category: null,
  payType: null,
  expenseCategory: null,
  taxRate: null,
  datevKey: "",
  ...account,
});
const find = (booking: Partial<Booking>, chart: Chart, ...own: readonly LedgerAccount[]) => {
  const { number, datevKey, origin } = findAccount(askFor(aBooking(booking), payTypes), own, chart);
  return [number, datevKey, origin];
};

test.each([
  [{ kind: "sales", rate: rate(19_00) }, "8400", "4400", "40", "standard"],
  [{ kind: "sales", rate: rate(7_00) }, "8300", "4300", "40", "standard"],
  [{ kind: "sales" }, "8200", "4200", "", "fallback"],
  [{ kind: "tax", subject: vat.id, rate: rate(7_00) }, "1771", "3801", "", "standard"],
  [{ kind: "payment", subject: cash.id }, "1000", "1600", "", "standard"],
  [{ kind: "payment", subject: null }, "1000", "1600", "", "standard"],
  [{ kind: "drawer-in", subject: cash.id }, "1000", "1600", "", "standard"],
  [{ kind: "payment", subject: card.id }, "1360", "1460", "", "standard"],
  [{ kind: "payment", subject: voucher.id }, "1360", "1460", "", "fallback"],
  [{ kind: "payment", subject: invoice.id }, "1410", "1210", "", "standard"],
  [{ kind: "prepaid-used" }, "1710", "3250", "", "standard"],
  [{ kind: "money-out", subject: 3 }, "4980", "6850", "", "fallback"],
] as const)("a German chart has an account for %j", (booking, ...expected) => {
  const [skr03, skr04, key, origin] = expected;
  expect(find(booking, "skr03")).toEqual([skr03, key, origin]);
  expect(find(booking, "skr04")).toEqual([skr04, key, origin]);
});

test("of the venue's own accounts the one that says most about a booking takes it", () => {
  const own = [
    anAccount({ number: "all" }),
    anAccount({ number: "food", category: food }),
    anAccount({ number: "food-7", category: food, taxRate: rate(7_00) }),
    anAccount({ number: "other", use: "tax" }),
  ];
  expect(find({ subject: food, rate: rate(7_00) }, "simple", ...own)[0]).toBe("food-7");
  expect(find({ subject: food, rate: rate(19_00) }, "simple", ...own)[0]).toBe("food");
  expect(find({ subject: 2, rate: rate(7_00) }, "simple", ...own)).toEqual(["all", "", "own"]);
});

test("the chart is that of the country unless one is chosen", () => {
  expect(chartOf("country", "DE")).toBe("skr03");
  expect(chartOf("country", "TH")).toBe("simple");
  expect(chartOf("country", null)).toBe("simple");
  expect(chartOf("skr04", "TH")).toBe("skr04");
});

test("sales are booked under the topmost category, or a lower one that an account names", () => {
  const parents = new Map<CategoryId, CategoryId | null>([
    [id(1), null],
    [id(2), id(1)],
    [id(3), id(2)],
    [id(8), id(9)],
    [id(9), id(8)],
  ]);
  expect(bookedCategoryOf(id(3), parents, new Set())).toBe(1);
  const named = bookedCategories([anAccount({ category: id(2) }), anAccount({})]);
  expect(bookedCategoryOf(id(3), parents, named)).toBe(2);
  expect(bookedCategoryOf(id(1), parents, named)).toBe(1);
  // Categories in a circle have no topmost one.
  expect(bookedCategoryOf(id(8), parents, new Set())).toBe(9);
});

test("each use has an account in every chart", () => {
  for (const chart of ["skr03", "skr04", "simple"] as const) {
    for (const use of accountUses) {
      const { number } = findAccount({ use, subject: null, rate: null, way: "cash" }, [], chart);
      expect(number).toMatch(/^\d{4}$/);
    }
  }
});

test("an account that is for one thing is limited by nothing", () => {
  expect(accountUses.filter((use) => limitsOf(use).length === 0)).toEqual([
    "rounding",
    "prepaid",
    "commission",
    "cash-over",
    "cash-short",
    "clearing",
  ]);
});
