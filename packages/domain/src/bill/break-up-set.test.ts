import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { accepted, fridayEvening, mali, saved } from "../testing/builders.ts";
import {
  plainLunch,
  lunchKey,
  lunchOrder,
  nameOf,
  totalOf,
  wordsOf,
} from "../testing/lunch-orders.ts";
import { satang } from "../testing/pay-builders.ts";
import { lunchSet, pricingFixture } from "../testing/pricing-fixture.ts";
import { aCommission } from "../testing/shift-builders.ts";
import { breakUpSet, costOfBreakUp } from "./break-up-set.ts";
import { creditBack } from "./credit-back.ts";
import { guestLines } from "./guest-lines.ts";
import { lineKey } from "./line.ts";
import { ticketLines } from "./ticket-lines.ts";

const at = fridayEvening;

describe("breaking up", () => {
  const own = { ...pricingFixture, promotions: [] };

  test("makes the parts lines at their own prices", () => {
    const broken = accepted(breakUpSet(lunchOrder(), lunchKey, own));
    expect(wordsOf(broken)).toEqual(["1 Pad Thai 120", "1 Singha Beer 90"]);
    expect(costOfBreakUp(lunchOrder(), broken, satang)).toBe(210_00 - 199_99);
  });

  test("leaves a set that was sent beside its credit, and the kitchen as it is", () => {
    const sent = saved(lunchOrder(plainLunch, 2));
    const ticketed = new Map(
      sent.lines.map((line) => [
        line.key,
        line.article === lunchSet.id ? quantity(0) : line.quantity,
      ]),
    );
    const broken = accepted(breakUpSet(sent, lunchKey, own));
    expect(wordsOf(broken)).toEqual([
      "2 Lunch Set 0",
      "2 Pad Thai 240",
      "2 Singha Beer 180",
      "-2 Lunch Set 0",
    ]);
    expect(ticketLines(broken, ticketed)).toEqual([]);
    for (const isGrouped of [true, false]) {
      const rows = guestLines(broken, { isGrouped, currency: satang });
      expect(rows.map(({ line }) => nameOf(line))).toEqual(["Pad Thai", "Singha Beer"]);
    }
  });

  test("leaves the row of a set to guests as long as something of it is to be paid", () => {
    const sent = saved(lunchOrder());
    const hidden = { ...aCommission(mali, 20_00), parent: lunchKey, price: money(20_00) };
    const broken = accepted(breakUpSet({ ...sent, lines: [...sent.lines, hidden] }, lunchKey, own));
    const rows = guestLines(broken, { isGrouped: false, currency: satang });
    expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(totalOf(broken));
  });

  test("is refused for what is no set, and for one that was credited", () => {
    const sent = saved(lunchOrder(plainLunch, 2));
    expect(breakUpSet(sent, lineKey("lunch.100"), own)).toEqual({ refusal: "select-an-item" });
    const credit = {
      key: lineKey("back"),
      line: lunchKey,
      quantity: oneQuantity,
      at,
      promotions: [],
    };
    const credited = saved(accepted(creditBack(sent, credit)));
    expect(breakUpSet(credited, lunchKey, own)).toEqual({ refusal: "set-changed" });
  });
});
