import fc from "fast-check";
import { expect, test } from "vitest";

import { sumBills, toSalesFigures } from "../owner-report/sum-sales.ts";
import { anyBills, taxes } from "../testing/paid-bills.ts";
import { timeZone } from "../time/local-time.ts";
import { compareHours } from "./compare-hours.ts";

test("the hours of two days add up to their net sales, and follow each other", () => {
  fc.assert(
    fc.property(anyBills, anyBills, (bills, before) => {
      const hours = compareHours(bills, before, { taxes, timeZone: timeZone("Asia/Bangkok") });
      const sum = (key: "net" | "before") => hours.reduce((all, hour) => all + hour[key], 0);
      expect(sum("net")).toBe(toSalesFigures(sumBills(bills, taxes)).net);
      expect(sum("before")).toBe(toSalesFigures(sumBills(before, taxes)).net);
      const [first] = hours;
      for (const [index, { hour }] of hours.entries()) {
        expect(hour).toBe(((first?.hour ?? 0) + index) % 24);
      }
    }),
  );
});
