import { expect, test } from "vitest";

import { quantity } from "../money/quantity.ts";
import { aBill, accepted, aLine, fridayEvening, saved, tonic } from "../testing/builders.ts";
import { creditBack } from "./credit-back.ts";
import { creditLess } from "./credit-less.ts";
import { currentLines, type Bill } from "./bill.ts";
import { lineKey, type Line } from "./line.ts";
import { writeNote } from "./mark-line.ts";

const key = lineKey("credit");
const gin = aLine({ key: lineKey("gin"), quantity: quantity(3) });
const tonicLine: Line = {
  ...aLine({ key: lineKey("tonic"), article: tonic.id, productPrice: tonic.price }),
  type: "mixer",
  way: null,
  parent: gin.key,
};

/** Three gins with a tonic, of which some go back because they are warm. */
function credited(pieces: number): Bill {
  const bill = saved(aBill({ lines: [gin, tonicLine] }));
  const press = { key, line: gin.key, at: fridayEvening, promotions: [] };
  return accepted(
    writeNote(accepted(creditBack(bill, { ...press, quantity: quantity(pieces) })), key, "warm"),
  );
}

test("a credit of one piece less keeps its reason, and leaves the mixer where it was", () => {
  const all = credited(3);
  expect(currentLines(all)).toHaveLength(2);
  const less = accepted(creditLess(all, key, []));
  expect(currentLines(less)).toMatchObject([{ key, quantity: -2, note: "warm" }]);
  expect(less).toEqual(credited(2));
});

test("a credit of its only piece less is gone", () => {
  const bill = accepted(creditLess(credited(1), key, []));
  expect(currentLines(bill)).toEqual([]);
});

test("only an unsent credit can take back less", () => {
  const sent = saved(credited(2));
  expect(creditLess(sent, key, [])).toEqual({ refusal: "line-already-saved" });
  expect(creditLess(sent, gin.key, [])).toEqual({ refusal: "select-an-item" });
  expect(creditLess(sent, lineKey("nothing"), [])).toEqual({ refusal: "select-an-item" });
});
