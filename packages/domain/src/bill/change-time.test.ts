import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { oneQuantity } from "../money/quantity.ts";
import {
  bangkok,
  aBill,
  accepted,
  aLine,
  aMoment,
  aPromotion,
  fridayEvening,
  poolTable,
  saved,
  utc,
} from "../testing/builders.ts";
import { satang } from "../testing/pay-builders.ts";
import { addArticle } from "./add-article.ts";
import { withElapsedTime, changeTime, stopTimers } from "./change-time.ts";
import { creditBack } from "./credit-back.ts";
import { lineAmount, lineKey, listAmount } from "./line.ts";

const pool = lineKey("pool");

function running(promotions = [] as Parameters<typeof addArticle>[1]["promotions"]) {
  return accepted(
    addArticle(aBill(), {
      key: pool,
      article: poolTable,
      quantity: oneQuantity,
      joins: true,
      typedPrice: null,
      promotions,
      moment: aMoment(),
    }),
  );
}

test.each([
  ["2025-11-20 11:05:00", "2026-11-20 12:00:00", null],
  ["2025-11-01 11:05:00", "2026-11-20 12:00:00", "time-too-long"],
  ["2026-11-20 11:05:00", "2062-11-20 12:00:00", "time-too-long"],
  ["2025-11-20 11:05:00", null, null],
  ["0226-11-20 11:05:00", null, "time-too-long"],
])("a timer from %s to %s is refused as %s", (start, end, refusal) => {
  const times = { startedAt: utc(start), endedAt: end === null ? null : utc(end) };
  const changed = changeTime(running(), pool, times, bangkok);
  expect("refusal" in changed ? changed.refusal : null).toBe(refusal);
});

describe("a running timer", () => {
  test.each([
    ["11:05:00", 0, 100_00],
    ["11:20:00", 0.3, 100_00],
    ["11:35:00", 0.5, 100_00],
    ["11:35:01", 0.6, 120_00],
    ["12:05:00", 1, 200_00],
    ["12:05:01", 1.1, 220_00],
  ])("at %s has a quantity of %s hours and costs %s", (time, hours, amount) => {
    const [line] = withElapsedTime(running(), utc(`2026-11-20 ${time}`), bangkok).lines;
    expect(line?.quantity).toBe(hours);
    expect(line && lineAmount(line, satang)).toBe(amount);
  });

  test("costs less, minimum included, under a lower price", () => {
    const half = aPromotion(
      { type: "special-price", price: money(100_00) },
      { articles: [poolTable.id] },
    );
    const [line] = withElapsedTime(running([half]), utc("2026-11-20 11:20:00"), bangkok).lines;
    expect(line && [lineAmount(line, satang), listAmount(line, satang)]).toEqual([50_00, 100_00]);
  });

  test("costs nothing under everything-free, and takes no part in Buy X Get Y", () => {
    const buyOne = aPromotion(
      { type: "buy-x-get-y", buy: 1, get: 1 },
      { articles: [poolTable.id], priority: 9 },
    );
    const free = aPromotion({ type: "everything-free" }, { id: id(2) });
    const [line] = withElapsedTime(
      running([buyOne, free]),
      utc("2026-11-20 13:05:00"),
      bangkok,
    ).lines;
    expect(line && [line.promotion, lineAmount(line, satang)]).toEqual([free.id, 0]);
  });

  test("stops when the guests ask for the bill, and then does not change", () => {
    const stopped = stopTimers(running(), utc("2026-11-20 12:05:00"), bangkok);
    expect(stopped.lines[0]).toMatchObject({ endedAt: utc("2026-11-20 12:05:00"), quantity: 1 });
    expect(withElapsedTime(stopped, utc("2026-11-20 15:00:00"), bangkok)).toEqual(stopped);
  });
});

describe("changing the time of a timer", () => {
  const from = utc("2026-11-20 09:00:00");
  const to = utc("2026-11-20 11:30:00");

  test("recalculates quantity and total", () => {
    const bill = accepted(changeTime(running(), pool, { startedAt: from, endedAt: to }, bangkok));
    expect(bill.lines[0]).toMatchObject({ startedAt: from, endedAt: to, quantity: 2.5 });
    expect(bill.lines.map((line) => lineAmount(line, satang))).toEqual([500_00]);
  });

  test("keeps the timer running without an end", () => {
    const bill = accepted(changeTime(running(), pool, { startedAt: from, endedAt: null }, bangkok));
    expect(withElapsedTime(bill, fridayEvening, bangkok).lines[0]?.quantity).toBe(2.1);
  });

  test("may end a timer as it starts: no time, and the minimum", () => {
    const bill = accepted(changeTime(running(), pool, { startedAt: from, endedAt: from }, bangkok));
    expect(bill.lines.map((line) => [line.quantity, lineAmount(line, satang)])).toEqual([
      [0, 100_00],
    ]);
  });

  test("is refused if the end is before the start", () => {
    expect(changeTime(running(), pool, { startedAt: to, endedAt: from }, bangkok)).toEqual({
      refusal: "time-invalid",
    });
  });

  test("is refused for lines that are not timers", () => {
    const bill = aBill({ lines: [aLine()] });
    const times = { startedAt: from, endedAt: to };
    expect(changeTime(bill, lineKey("line"), times, bangkok)).toEqual({ refusal: "not-a-timer" });
    expect(changeTime(bill, lineKey("?"), times, bangkok)).toEqual({ refusal: "select-an-item" });
  });

  test("is refused once the timer was credited or the bill paid", () => {
    const times = { startedAt: from, endedAt: to };
    const sent = saved(stopTimers(running(), to, bangkok));
    const credited = accepted(
      creditBack(sent, {
        key: lineKey("credit"),
        line: pool,
        quantity: oneQuantity,
        at: to,
        promotions: [],
      }),
    );
    expect(changeTime(credited, pool, times, bangkok)).toEqual({ refusal: "invalid-credit-back" });
    const closed = { ...sent, status: "closed" as const, shift: id<"shift">(1) };
    expect(changeTime(closed, pool, times, bangkok)).toMatchObject({ refusal: "bill-not-open" });
  });
});
