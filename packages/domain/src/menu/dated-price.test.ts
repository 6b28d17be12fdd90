import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { bangkok, utc } from "../testing/builders.ts";
import { timeZone } from "../time/local-time.ts";
import { priceAt, priceDay, priceOnDay, pricesFromDay } from "./dated-price.ts";

const beer = {
  price: money(120_00),
  datedPrices: [
    { fromDate: "2026-07-01", price: money(140_00) },
    { fromDate: "2026-06-01", price: money(130_00) },
  ],
};

describe("a price with a date", () => {
  test.each([
    // Bangkok is seven hours ahead.
    ["2026-05-31 16:59:59", 120_00, "in the evening before"],
    [
      "2026-05-31 21:00:00",
      120_00,
      "at four in the morning, when the bar still counts the old day",
    ],
    ["2026-05-31 22:59:59", 120_00, "until six in the morning"],
    ["2026-05-31 23:00:00", 130_00, "from six in the morning"],
    ["2026-06-30 22:59:59", 130_00, "until the next one begins"],
    ["2026-06-30 23:00:00", 140_00, "which then applies"],
    ["2027-01-01 00:00:00", 140_00, "for good"],
  ])("is, at %s, %d: %s", (at, price) => {
    expect(priceAt(beer, { at: utc(at), timeZone: bangkok })).toBe(price);
  });

  test("follows the clock of its venue", () => {
    const at = utc("2026-06-01 05:00:00");
    expect(priceAt(beer, { at, timeZone: bangkok })).toBe(130_00);
    expect(priceAt(beer, { at, timeZone: timeZone("Europe/Lisbon") })).toBe(130_00);
    expect(priceAt(beer, { at, timeZone: timeZone("America/New_York") })).toBe(120_00);
  });

  test("may be nothing", () => {
    const free = {
      price: money(10_00),
      datedPrices: [{ fromDate: "2026-06-01", price: money(0) }],
    };
    expect(priceOnDay(free, "2026-06-01")).toBe(0);
  });
});

test("an article without dated prices has one price, whatever the day", () => {
  const at = utc("2026-06-01 05:00:00");
  expect(priceAt({ price: money(5_00), datedPrices: [] }, { at, timeZone: bangkok })).toBe(5_00);
});

test("the first and the last day of a year are days like others", () => {
  expect(priceDay({ at: utc("2026-12-31 22:00:00"), timeZone: bangkok })).toBe("2026-12-31");
  expect(priceDay({ at: utc("2026-12-31 23:00:00"), timeZone: bangkok })).toBe("2027-01-01");
});

describe("prices as seen on a day", () => {
  test("have the price of that day and those that follow", () => {
    expect(pricesFromDay(beer, "2026-06-01")).toEqual({
      price: 130_00,
      datedPrices: [{ fromDate: "2026-07-01", price: 140_00 }],
    });
  });

  test("give the same price as before on that day and every later one", () => {
    const day = fc
      .integer({ min: 1, max: 28 })
      .map((of) => `2026-06-${String(of).padStart(2, "0")}`);
    const amount = fc.integer({ min: 0, max: 500_00 }).map(money);
    const datedPrices = fc.uniqueArray(fc.record({ fromDate: day, price: amount }), {
      selector: ({ fromDate }) => fromDate,
    });
    fc.assert(
      fc.property(fc.record({ price: amount, datedPrices }), day, day, (prices, one, other) => {
        const [seen, then] = one <= other ? [one, other] : [other, one];
        expect(priceOnDay(pricesFromDay(prices, seen), then)).toBe(priceOnDay(prices, then));
      }),
    );
  });
});
