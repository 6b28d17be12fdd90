import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { rate } from "../money/rate.ts";
import { bangkok, utc } from "../testing/builders.ts";
import { aPayType, plainPayTypes, vat } from "../testing/pay-builders.ts";
import { payTypesAt, rateOnDay, ratesFromDay, type DatedRate } from "./dated-rate.ts";

const vietnamese = {
  value: rate(8_00),
  datedRates: [
    { fromDate: "2027-07-01", rate: rate(12_00) },
    { fromDate: "2027-01-01", rate: rate(10_00) },
  ],
};

describe("a rate with a date", () => {
  test.each([
    ["2026-12-31", 8_00, "the last day of the rate before"],
    ["2027-01-01", 10_00, "its own first day"],
    ["2027-06-30", 10_00, "its last day"],
    ["2027-07-01", 12_00, "the first day of the next one, whatever their order in the list"],
    ["2030-01-01", 12_00, "for good"],
  ])("is on %s what has begun: %d", (day, expected) => {
    expect(rateOnDay(vietnamese, day)).toBe(expected);
  });

  test.each([
    ["2026-12-31 22:59:59", 8_00, "in the night that is still open"],
    ["2026-12-31 23:00:00", 10_00, "from six in the morning"],
  ])("is charged at %s as %d: %s", (at, expected) => {
    const [charged] = payTypesAt([{ ...vat, ...vietnamese }], { at: utc(at), timeZone: bangkok });
    expect(charged).toMatchObject({ id: vat.id, value: expected });
  });
});

test("the list of a venue without dated rates stays itself, so that no till renders it anew", () => {
  const clock = { at: utc("2027-01-01 12:00:00"), timeZone: bangkok };
  expect(payTypesAt(plainPayTypes, clock)).toBe(plainPayTypes);
  const notYet = [{ ...vat, datedRates: [{ fromDate: "2028-01-01", rate: rate(10_00) }] }];
  expect(payTypesAt(notYet, clock)).toBe(notYet);
  const begun = [{ ...vat, ...vietnamese }, ...plainPayTypes];
  const once = payTypesAt(begun, clock);
  expect(payTypesAt(once, clock)).toBe(once);
  expect(once.slice(1)).toEqual(plainPayTypes);
});

test("rates as seen on a day give the same as before on that day and every later one", () => {
  const day = fc.integer({ min: 10, max: 28 }).map((of) => `2026-06-${of}`);
  const percent = fc.integer({ min: 0, max: 100_00 }).map(rate);
  const datedRates: fc.Arbitrary<readonly DatedRate[]> = fc.uniqueArray(
    fc.record({ fromDate: day, rate: percent }),
    { selector: ({ fromDate }) => fromDate },
  );
  fc.assert(
    fc.property(fc.record({ value: percent, datedRates }), day, day, (rates, one, other) => {
      const [seen, then] = one <= other ? [one, other] : [other, one];
      const later = ratesFromDay(rates, seen);
      expect(rateOnDay(later, then)).toBe(rateOnDay(rates, then));
      expect(later.datedRates.every(({ fromDate }) => fromDate > seen)).toBe(true);
      expect(
        rateOnDay(aPayType({ ...rates, datedRates: rates.datedRates.toReversed() }), then),
      ).toBe(rateOnDay(rates, then));
    }),
  );
});
