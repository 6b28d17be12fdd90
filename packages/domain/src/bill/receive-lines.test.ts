import { expect, test } from "vitest";

import { oneQuantity } from "../money/quantity.ts";
import { pricingFixture } from "../testing/pricing-fixture.ts";
import { aBill, accepted, fridayEvening, padThai } from "../testing/builders.ts";
import { lineKey } from "./line.ts";
import { receiveLines, restoreLines, type SentLine } from "./receive-lines.ts";

const padThaiOnce: SentLine = {
  kind: "article",
  key: lineKey("pad thai"),
  at: fridayEvening,
  article: padThai.id,
  quantity: oneQuantity,
  typedPrice: null,
  note: "",
  orderLevel: null,
  times: null,
};

test("a line that appears twice in one request is charged once", () => {
  const bill = accepted(receiveLines(aBill(), [padThaiOnce, padThaiOnce], pricingFixture));
  expect(bill.lines).toMatchObject([{ key: "pad thai", quantity: oneQuantity }]);
});

test("a line stored twice on a device is restored once", () => {
  const { bill } = restoreLines(aBill(), [padThaiOnce, padThaiOnce], pricingFixture);
  expect(bill.lines).toMatchObject([{ key: "pad thai", quantity: oneQuantity }]);
});
