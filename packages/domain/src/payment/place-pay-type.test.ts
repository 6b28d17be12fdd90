import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { venuePayTypes } from "../testing/pay-builders.ts";
import { roleOf } from "./pay-type.ts";
import { payTypeListOf } from "./pay-type-list.ts";
import { newPayTypeRoles, placePayType, type PlaceHolder } from "./place-pay-type.ts";

const tax = (indexNumber: number): PlaceHolder => ({ indexNumber, isVat: true, isRetired: false });
const other = (indexNumber: number): PlaceHolder => ({ ...tax(indexNumber), isVat: false });
const retired = (holder: PlaceHolder): PlaceHolder => ({ ...holder, isRetired: true });

const newTax = { role: "charge", isVat: true } as const;
const newCharge = { role: "charge", isVat: false } as const;
const newMethod = { role: "method", isVat: false } as const;
const newInvoice = { role: "invoice", isVat: false } as const;

/** The rows that every venue has. */
const bare = [100, 400, 700, 800, 1100].map(other);

test("the first of each list leaves places before it", () => {
  expect(placePayType(newCharge, bare)).toBe(500);
  expect(placePayType(newTax, bare)).toBe(600);
  expect(placePayType(newMethod, bare)).toBe(850);
  expect(placePayType(newInvoice, bare)).toBe(900);
});

test("a new one goes behind the others of its list", () => {
  const holders = venuePayTypes.map((payType) => ({ ...payType, isRetired: false }));
  expect(placePayType(newCharge, holders)).toBe(510);
  expect(placePayType(newTax, holders)).toBe(610);
  expect(placePayType(newMethod, holders)).toBe(1010);
});

test("a charge goes before the taxes, so that they can be computed on it", () => {
  expect(placePayType(newCharge, [tax(420)])).toBe(410);
  expect(placePayType(newCharge, [other(419), tax(421)])).toBe(420);
  expect(placePayType(newCharge, [other(420), tax(430)])).toBe(421);
});

test("a charge that comes after a tax already has its successors behind it", () => {
  expect(placePayType(newCharge, [tax(450), other(650)])).toBe(660);
  expect(placePayType(newTax, [tax(450), other(650)])).toBe(660);
});

test("a retired one keeps its place and does not decide where the list ends", () => {
  expect(placePayType(newMethod, [...bare, retired(other(850))])).toBe(860);
  expect(placePayType(newMethod, [...bare, retired(other(1050))])).toBe(850);
});

test("the place of the invoice is never given to another method", () => {
  expect(placePayType(newMethod, [...bare, other(895)])).toBe(910);
});

test("a list whose end is taken gets the last free place", () => {
  expect(placePayType(newMethod, [...bare, other(1099)])).toBe(1098);
  expect(placePayType(newTax, [...bare, tax(699)])).toBe(698);
  expect(placePayType(newCharge, [...bare, other(500), tax(501)])).toBe(699);
});

describe("there is no place", () => {
  const full = (low: number, high: number) =>
    Array.from({ length: high - low - 1 }, (_, index) => retired(other(low + 1 + index)));

  test("for a second invoice, even if the first was retired", () => {
    expect(placePayType(newInvoice, [retired(other(900))])).toBeNull();
  });

  test("if all are taken, by retired ones too", () => {
    expect(placePayType(newTax, full(400, 700))).toBeNull();
    expect(placePayType(newCharge, full(400, 700))).toBeNull();
    expect(placePayType(newMethod, full(800, 1100))).toBeNull();
    expect(placePayType(newMethod, full(801, 1100))).toBe(801);
  });
});

test("a new pay type has the role it was made for and a place of its own, whatever a venue has", () => {
  const holder = fc.record({
    indexNumber: fc.integer({ min: 100, max: 1100 }),
    isVat: fc.boolean(),
    isRetired: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(holder, { selector: ({ indexNumber }) => indexNumber, maxLength: 400 }),
      fc.constantFrom(...newPayTypeRoles),
      fc.boolean(),
      (holders, role, isVat) => {
        const indexNumber = placePayType({ role, isVat }, holders);
        if (indexNumber === null) return;
        expect(roleOf({ indexNumber })).toBe(role);
        expect(holders.map((one) => one.indexNumber)).not.toContain(indexNumber);
      },
    ),
  );
});

test("each pay type is in one list, and the rows between them in none", () => {
  const lists = venuePayTypes.map((payType) => [payType.name, payTypeListOf(payType)]);
  expect(Object.fromEntries(lists)).toEqual({
    "Service charge": "charges",
    VAT: "taxes",
    Cash: "ways-to-pay",
    "Credit card": "ways-to-pay",
    invoice: "ways-to-pay",
    "QR transfer": "ways-to-pay",
    subtotal: null,
    total: null,
    amount: null,
    change: null,
  });
});
