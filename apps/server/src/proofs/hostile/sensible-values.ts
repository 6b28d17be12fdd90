import fc from "fast-check";

/** Seldom something that is not there. */
const nowhere = 999_999;

const none = fc.constant(null);
const word = fc.constantFrom("12", "Garden", "ชั้นบน", "x");

/**
 * What a field of this name usually holds, so that requests get past the first rule and reach the database. A name
 * that is not here gets what its schema says.
 */
export const sensibleValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  id: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 30 }) }, fc.constant(nowhere)),
  version: fc.integer({ min: 1, max: 4 }),
  product: fc.integer({ min: 1, max: 12 }),
  staff: fc.constantFrom(1, 2, 3, 3, 3, nowhere),
  customer: fc.constantFrom(null, null, 1, 20, nowhere),
  customerType: fc.constantFrom(1, 1, 2, null, nowhere),
  payType: fc.integer({ min: 1, max: 12 }),
  total: fc.constantFrom(1, 100_000_00, 9_999_999_999),
  createdDate: fc.constantFrom("2026-11-21 09:59:00", "2026-11-21 10:00:00"),
  type: fc.constantFrom(0, 0, 0, 0, 0, 1, 2, 5),
  qty: fc.constantFrom(1, 1, 2, 3, 99_999, 0.5),
  price: fc.constantFrom(null, null, 200_00),
  orderLevel: fc.constantFrom(null, null, null, 1, nowhere),
  timeStart: none,
  timeEnd: none,
  parent: none,
  credits: none,
  table: word,
  room: fc.constantFrom("", "", "", "101"),
  isSecondBill: fc.constantFrom(true, true, true, false),
  DOB: fc.constantFrom("", "", "1990-02-28", "2026-02-30"),
  cardNumber: fc.constantFrom("", "0001"),
  email: fc.constantFrom("", "a@b.example"),
  release: fc.constant("test-release"),
};
