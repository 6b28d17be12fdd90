import { expect, test } from "vitest";

import { id } from "../id.ts";
import { countForeign } from "./count-foreign.ts";
import { money } from "./money.ts";

const dollar = { id: id<"foreign-currency">(1), code: "USD" };
const count = (currency: number, amount: number) => ({
  currency: id<"foreign-currency">(currency),
  amount: money(amount),
});

test("a count names each currency by its code", () => {
  expect(countForeign([count(1, 20_00)], [dollar])).toEqual([
    { currency: 1, code: "USD", amount: 20_00 },
  ]);
});

test.each([
  ["an unknown currency", [count(2, 20_00)]],
  ["a currency twice", [count(1, 20_00), count(1, 5_00)]],
  ["less than nothing", [count(1, -1)]],
  ["more than any drawer holds", [count(1, 1_000_000_000_001)]],
])("%s is refused", (_, counted) => {
  expect(countForeign(counted, [dollar])).toMatchObject({ refusal: "count-invalid" });
});
