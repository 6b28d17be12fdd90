import type { StoredChange } from "@comanda/contract/bill-history";
import { toBillItem } from "@comanda/contract/to-bill-item";
import { lineTypeCodes } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { rate } from "@comanda/domain/money/rate";
import { aLine, padThai } from "@comanda/domain/testing/builders";
import { cash } from "@comanda/domain/testing/pay-builders";
import { messages } from "@comanda/languages/en_US/till/all";
import { byId, noRecords } from "@comanda/sync/records/records";
import { expect, onTestFinished, test } from "vitest";

import { recordStore } from "#records/record-store.ts";
import { plainReference } from "#records/testing/plain-reference.ts";

import { historyDetails, linesInHistory } from "./history-details.ts";

const bill = 12;
const retiredCard = id<"pay-type">(90);
const line: StoredChange = {
  kind: "insert",
  table: "bill_line",
  id: 7,
  row: { bill, article: padThai.id, quantity_tenths: 15 },
};
const update = (changed: Extract<StoredChange, { readonly kind: "update" }>["new"]) => ({
  kind: "update" as const,
  table: "bill_line",
  id: 7,
  old: { bill, quantity_tenths: 15, note: "" },
  new: { bill, ...changed },
});

const aCustomerRecord = {
  name: "Anong",
  DOB: null,
  cardNumber: "",
  customerType: id<"customer-type">(1),
  address: "",
  phone: "",
  email: "",
  preferredDrink: "",
};

/** In a venue with a decimal comma. */
const detailsOf = (change: StoredChange, added: StoredChange = line) =>
  historyDetails([change], {
    bill: id<"bill">(bill),
    lines: linesInHistory([{ changes: [added] }]),
    reference: {
      ...plainReference,
      payTypes: [cash],
      payTypeNames: new Map([
        [cash.id, cash.name],
        [retiredCard, "Old card"],
      ]),
      moneyFormat: { hasDecimals: true, decimalSeparator: ",", thousandSeparator: "." },
    },
    staffNames: new Map([[20, "Malee"]]),
    messages,
  });

test("the history of a bill says of a line both its new quantity and its new note", () => {
  expect(detailsOf(update({ quantity_tenths: 25, note: "no chili" }))).toEqual([
    "Pad Thai: 1,5, now 2,5",
    "Pad Thai: none, now no chili",
  ]);
});

test("the history of a bill writes quantities as the venue does", () => {
  expect(detailsOf(line)).toEqual([messages.money.added("1,5 Pad Thai")]);
});

const inserted = (
  row: Extract<StoredChange, { readonly kind: "insert" }>["row"],
): StoredChange => ({
  kind: "insert",
  table: "bill_line",
  id: 8,
  row: { bill, article: padThai.id, quantity_tenths: 20, staff: 20, note: "", ...row },
});

test("the history of a bill names a discount with its rate, its dishes and its reason", () => {
  const discount = { type: "discount", note: "Regular guest" };
  expect(detailsOf(inserted({ ...discount, discount_rate: 7_50 }))).toEqual([
    "+ Discount 7,5 % · 2 Pad Thai · Regular guest",
  ]);
  expect(detailsOf(inserted({ ...discount, discount_rate: null }))).toEqual([
    "+ Discount · 2 Pad Thai · Regular guest",
  ]);
  const house = { type: "discount", note: "Birthday", discount_rate: 100_00 };
  expect(detailsOf(inserted(house))).toEqual(["+ On the house · 2 Pad Thai · Birthday"]);
  expect(detailsOf(inserted({ ...house, quantity_tenths: -10 }))).toEqual([
    "− On the house · 1 Pad Thai · Birthday",
  ]);
});

test("the history of a bill names a commission and who earns it", () => {
  expect(detailsOf(inserted({ type: "commission" }))).toEqual(["+ Commission Malee · 2 Pad Thai"]);
});

test("the history of a bill says what was credited back, free, or left out of a dish", () => {
  expect(detailsOf(inserted({ type: "normal", quantity_tenths: -20 }))).toEqual(["− 2 Pad Thai"]);
  expect(detailsOf(inserted({ type: "normal", is_free: 1 }))).toEqual(["+ 2 Pad Thai · free"]);
  expect(detailsOf(inserted({ type: "mixer", way: "without" }))).toEqual([
    "+ 2 Pad Thai · Without",
  ]);
});

test("the history of a bill says that a timer was started, and how long it ran", () => {
  const timer = { type: "timer", time_unit: "hours", started_at: 1000, quantity_tenths: 0 };
  const started = inserted({ ...timer, ended_at: null });
  expect(detailsOf(started)).toEqual(["+ Pad Thai · running"]);
  expect(detailsOf(inserted({ ...timer, ended_at: 2000, quantity_tenths: 15 }))).toEqual([
    "+ 1,5 h Pad Thai",
  ]);
  const stopped: StoredChange = {
    kind: "update",
    table: "bill_line",
    id: 8,
    old: { ended_at: null, quantity_tenths: 0 },
    new: { ended_at: 2000, quantity_tenths: 15 },
  };
  expect(detailsOf(stopped, started)).toEqual(["Pad Thai: running, now 1,5 h"]);
});

test("the history of a bill names a discount that moved with its dish", () => {
  const house = inserted({ type: "discount", note: "Birthday", discount_rate: 100_00 });
  const moved = { ...update({}), id: 8, old: { bill: 13 }, new: { bill } };
  expect(detailsOf(moved, house)).toEqual(["+ On the house · Pad Thai · Birthday"]);
});

test("a discount that moved from another bill is named by the line that the till has", () => {
  const dish = toBillItem(aLine(), { id: id(8), bill: id(bill) }, { hasDecimals: true });
  const house = { discountReason: id<"discount-reason">(1), discountRate: rate(100_00) };
  const given = { parent: dish.key, givenBy: dish.staff, note: "Birthday" };
  const item = { ...dish, ...house, ...given, type: lineTypeCodes.discount };
  recordStore.setState({ records: { ...noRecords, billItem: byId([item]) } });
  onTestFinished(() => recordStore.setState({ records: noRecords }));
  const moved = { ...update({}), id: 8, old: { bill: 13 }, new: { bill } };
  expect(detailsOf(moved)).toEqual(["+ On the house · Pad Thai · Birthday"]);
});

test("the history of a bill names the money of another currency that was taken", () => {
  const tender = (
    row: Extract<StoredChange, { readonly kind: "insert" }>["row"],
  ): StoredChange => ({
    kind: "insert",
    table: "tender",
    id: 9,
    row: { bill, pay_type: cash.id, change: 0, rounding: 0, ...row },
  });
  const dollars = { given_currency: 1, given_code: "USD", rate_millionths: 33_257_000 };
  expect(detailsOf(tender({ ...dollars, received: 166_29, given_amount: 5_00 }))).toEqual([
    "Cash 166,29 · USD\u00A05 × 33,257",
  ]);
  expect(detailsOf(tender({ ...dollars, received: -166_29, given_amount: -5_00 }))).toEqual([
    "Cash -166,29 · USD\u00A0-5 × 33,257",
  ]);
  expect(detailsOf(tender({ received: 50_00, given_code: null }))).toEqual(["Cash 50,00"]);
  expect(detailsOf(tender({ received: 50_00, given_code: null, pay_type: null }))).toEqual([
    "Cash 50,00",
  ]);
  expect(detailsOf(tender({ received: 50_00, given_code: null, pay_type: retiredCard }))).toEqual([
    "Old card 50,00",
  ]);
});

test("the history says for whose company a paid bill was printed, also of a guest who is gone", () => {
  const named = (before: number | null, now: number): StoredChange => ({
    kind: "update",
    table: "bill",
    id: bill,
    old: { company_of: before },
    new: { company_of: now },
  });
  const siam = { ...aCustomerRecord, id: id<"customer">(4), companyName: "Siam Industries" };
  recordStore.setState({ records: { ...noRecords, customer: byId([siam]) } });
  onTestFinished(() => recordStore.setState({ records: noRecords }));
  expect(detailsOf(named(null, 4))).toEqual(["Company: none, now Siam Industries"]);
  expect(detailsOf(named(4, 5))).toEqual(["Company: Siam Industries, now Guest"]);
});
