import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { matchesBillSearch, parseBillSearch } from "./search-bills.ts";

const baht = { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," };

const bill = {
  number: 112,
  shownNumber: 7,
  table: "Garden 1",
  room: "",
  staff: "20 Nok Wong",
  guest: "Nguyễn Văn Đức",
  amount: money(1_320_50),
};

describe("searching the bills of a day", () => {
  test.each([
    "112",
    "#112",
    "#7",
    "12",
    "gard",
    "nok",
    "duc nguyen",
    "garden nok",
    "1320.50",
    "1,320.50",
  ])("%j matches the bill", (search) => {
    expect(matchesBillSearch(bill, search, baht)).toBe(true);
  });

  test.each(["113", "#8", "terrace", "garden anna", "1320", "1320.5 nok", "50"])(
    "%j does not match",
    (search) => {
      expect(matchesBillSearch(bill, search, baht)).toBe(false);
    },
  );

  test("an empty search matches every bill", () => {
    expect(matchesBillSearch(bill, "", baht)).toBe(true);
  });
});

describe("searching the bills of all days", () => {
  test("digits can be a number, an amount or a table", () => {
    expect(parseBillSearch(" #12 ", baht)).toEqual({ number: 12, amount: null, places: ["12"] });
    expect(parseBillSearch("132", baht)).toEqual({ number: 132, amount: 132_00, places: ["132"] });
    expect(parseBillSearch("132.50", baht)).toMatchObject({ number: null, amount: 132_50 });
    expect(parseBillSearch("0", baht)).toMatchObject({ number: null });
  });

  test("a place is searched in its usual spellings", () => {
    const { places } = parseBillSearch("garden VIP 1", baht);
    expect(places).toEqual(["garden VIP 1", "GARDEN VIP 1", "garden vip 1", "Garden Vip 1"]);
    expect(parseBillSearch("สวน 1", baht).places).toEqual(["สวน 1"]);
  });

  test("the first bill is found by its number", () => {
    expect(parseBillSearch("#1", baht).number).toBe(1);
  });

  test("a number that no bill can have is ignored", () => {
    expect(parseBillSearch("9".repeat(40), baht)).toMatchObject({ number: null, amount: null });
  });
});
