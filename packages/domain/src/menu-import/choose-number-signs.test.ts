import { expect, test } from "vitest";

import { chooseNumberSigns } from "./choose-number-signs.ts";

const venue = { decimalSeparator: ".", thousandSeparator: "," };
const signsOf = (price: string) =>
  chooseNumberSigns([{ row: 1, cells: [price] }], ["price"], { separator: "\t", venue });

test.each(["12,50", "12,50 €", "€ 1.234,50", "120,-", "1.250,– Euro"])(
  "%s proves another notation than the venue's",
  (price) => {
    expect(signsOf(price)).toBeNull();
  },
);

test.each(["12.50", "1,250", "1,250 บาท", "Rp.50", "120.-", "฿120.00", "free", "5"])(
  "%s proves none",
  (price) => {
    expect(signsOf(price)).toBe(venue);
  },
);

test("the point after the letters of a currency does not prove decimals", () => {
  const indonesian = { decimalSeparator: ",", thousandSeparator: "." };
  const rows = ["Rp.500", "Rp.50.000"].map((price) => ({ row: 1, cells: [price] }));
  const signs = chooseNumberSigns(rows, ["price"], { separator: "\t", venue: indonesian });
  expect(signs).toBe(indonesian);
});
