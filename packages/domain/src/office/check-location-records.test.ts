import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { stockAmount } from "../stock/stock-amount.ts";
import { largestPrice } from "./check-article.ts";
import {
  checkLocation,
  checkMixerGroup,
  checkStockItem,
  checkWidth,
  type OfficeLocation,
} from "./check-location-records.ts";

describe("a location", () => {
  const location: OfficeLocation = {
    name: "Lotus House",
    address: "",
    phone: "",
    timeZone: "Asia/Bangkok",
    printerServerAddress: "",
    usesLocalServer: false,
    groupsBillItems: false,
    usesBillNumberPerWorkDay: false,
    asksForOrderLevel: false,
    usesSeats: false,
    courseMinutes: null,
    printsLaterCourses: true,
    decimalSeparator: ".",
    thousandSeparator: ",",
    currencySign: "none",
    taxNumber: "",
    billHeader: "",
    billFooter: "",
    logo: null,
  };

  test.each([
    [".", ","],
    [",", "."],
    [".", ""],
    [",", " "],
    [".", "'"],
  ])("may write amounts with %j and %j", (decimalSeparator, thousandSeparator) => {
    expect(checkLocation({ ...location, decimalSeparator, thousandSeparator })).toEqual([]);
  });

  test.each([
    [{ timeZone: "Mars/Base" }, "timeZone", "invalid"],
    [{ decimalSeparator: "" }, "decimalSeparator", "invalid"],
    [{ thousandSeparator: "_" }, "thousandSeparator", "invalid"],
    [{ thousandSeparator: "." }, "thousandSeparator", "does-not-fit"],
  ])("with %j is refused for its %s", (changes, field, code) => {
    expect(checkLocation({ ...location, ...changes })).toEqual([{ field, code }]);
  });
});

test("a drink has one to a hundred mixers, and a group names each article once", () => {
  const check = (maximum: number, ...products: number[]) =>
    checkMixerGroup({ maximum, products: products.map((product) => id<"article">(product)) });
  const wrong = { field: "maximum", code: "out-of-range", least: 1, most: 100 };
  expect([check(1), check(100, 1, 2)]).toEqual([[], []]);
  expect([check(0), check(101)]).toEqual([[wrong], [wrong]]);
  expect(check(1, 2, 2)).toEqual([{ field: "products", code: "repeated" }]);
});

describe("a stock item", () => {
  const item = {
    name: "Gin",
    managementGroup: null,
    alarmLevel: stockAmount(0),
    standardOrder: stockAmount(0),
    cost: money(0),
    size: stockAmount(0),
    unit: "l",
    count: "bottles",
    isActive: true,
  };
  const largest = 1_000_000_000_000;

  test.each(["alarmLevel", "standardOrder", "size"])("has a %s from 0 to a billion", (field) => {
    const check = (amount: number) => checkStockItem({ ...item, [field]: stockAmount(amount) });
    const wrong = { field, code: "out-of-range", least: 0, most: largest };
    expect([check(0), check(largest)]).toEqual([[], []]);
    expect([check(-1), check(largest + 1)]).toEqual([[wrong], [wrong]]);
  });

  test("costs nothing or more", () => {
    const check = (cost: number) => checkStockItem({ ...item, cost: money(cost) });
    const wrong = { field: "cost", code: "out-of-range", least: 0, most: largestPrice };
    expect([check(0), check(largestPrice)]).toEqual([[], []]);
    expect([check(-1), check(largestPrice + 1)]).toEqual([[wrong], [wrong]]);
  });
});

test("a paper roll is 64 to 2048 dots wide", () => {
  const wrong = { field: "widthDots", code: "out-of-range", least: 64, most: 2048 };
  expect([64, 576, 2048].flatMap((width) => checkWidth("widthDots", width))).toEqual([]);
  expect([63, 2049].flatMap((width) => checkWidth("widthDots", width))).toEqual([wrong, wrong]);
});
