import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { ginBottle, lime, units } from "../testing/stock-builders.ts";
import { isAtAlarmLevel, stockLevelOf, stockLevelsAt, type Stock } from "./stock.ts";

const bar = id<"station">(2);
const spa = id<"station">(3);

const aStock = (number: number, stock: Omit<Stock, "id">): Stock => ({ id: id(number), ...stock });

describe("the counts of a station", () => {
  const stocks = [
    aStock(1, { station: bar, stockItem: ginBottle.id, currentCount: units(2.1) }),
    aStock(2, { station: spa, stockItem: ginBottle.id, currentCount: units(0.7) }),
  ];

  test("are separate for each station", () => {
    expect(stockLevelOf(stockLevelsAt(bar, stocks), ginBottle.id)).toBe(units(2.1));
    expect(stockLevelOf(stockLevelsAt(spa, stocks), ginBottle.id)).toBe(units(0.7));
  });

  test("are zero for items never delivered there", () => {
    expect(stockLevelOf(stockLevelsAt(bar, stocks), lime.id)).toBe(0);
  });
});

describe("the stock alarm", () => {
  test("is on at or below the alarm level, and off above", () => {
    expect(isAtAlarmLevel({ alarmLevel: units(1) }, units(1))).toBe(true);
    expect(isAtAlarmLevel({ alarmLevel: units(1) }, units(0.2))).toBe(true);
    expect(isAtAlarmLevel({ alarmLevel: units(1) }, units(1.001))).toBe(false);
  });
});
