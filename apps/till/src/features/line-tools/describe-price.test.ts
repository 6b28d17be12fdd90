import { messages as allEnglish } from "@comanda/languages/en_US/till/all";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { rate } from "@comanda/domain/money/rate";
import {
  aLine,
  aMoment,
  aPromotion,
  catchOfTheDay,
  fridayEvening,
  padThai,
} from "@comanda/domain/testing/builders";
import { expect, test } from "vitest";

import { plainReference } from "#records/testing/plain-reference.ts";

import { describePrice } from "./describe-price.ts";

const offer = { type: "discount-percent", discount: rate(20_00) } as const;
const happyHour = aPromotion(offer, {
  articles: [padThai.id],
  startTime: 17 * 60,
  endTime: 19 * 60,
});
const sale = aMoment({ at: fridayEvening });

const describe = (
  line: Partial<Parameters<typeof aLine>[0]>,
  article = padThai,
  promotions: readonly (typeof happyHour)[] = [],
  customerType = sale.customerType,
) =>
  describePrice(
    aLine({ createdAt: sale.at, article: article.id, ...line }),
    article,
    { ...plainReference, promotions },
    { sale: { ...sale, customerType }, messages: allEnglish },
  );

test("a price that always holds needs no words", () => {
  expect(describe({})).toBeNull();
});

test("a promotion is named with its hours, and with what follows them", () => {
  expect(describe({ price: money(96_00), promotion: happyHour.id }, padThai, [happyHour])).toBe(
    "Happy hour 17:00–19:00: 96.00 instead of 120.00 · from 19:00: 120.00",
  );
});

test("a menu price says from when a promotion applies, with the day if it is another one", () => {
  const tomorrow = { ...happyHour, weekdays: [6] as const };
  expect(describe({}, padThai, [tomorrow])).toBe(
    "Menu price 120.00 · from 21/11/2026 17:00: 96.00",
  );
});

test("a price for some guests says what others pay", () => {
  const forMembers = aPromotion(offer, { articles: [padThai.id], customerType: id(2) });
  const line = { price: money(96_00), promotion: forMembers.id };
  expect(describe(line, padThai, [forMembers], id(2))).toBe(
    "Happy hour: 96.00 instead of 120.00 · other guests: 120.00",
  );
});

test("a price that was typed, or that holds since a day, says so", () => {
  const typed = { price: money(300_00), productPrice: money(300_00) };
  expect(describe(typed, catchOfTheDay)).toBe("Typed price 300.00");
  const datedPrices = [{ fromDate: "2026-11-01", price: money(130_00) }];
  const dated = { price: money(130_00), productPrice: money(130_00) };
  expect(describe(dated, { ...padThai, datedPrices })).toBe("130.00 since 01/11/2026");
});
