import { expect, test } from "vitest";

import { one } from "../money/quantity.ts";
import { house } from "../testing/pricing-fixture.ts";
import { aBill, accepted, fridayEvening, padThai } from "../testing/builders.ts";
import { lineKey } from "./line.ts";
import { receiveLines, restoreLines, type SentLine } from "./receive-lines.ts";

const padThaiOnce: SentLine = {
  kind: "article",
  key: lineKey("pad thai"),
  at: fridayEvening,
  article: padThai.id,
  quantity: one,
  typedPrice: null,
  note: "",
  orderLevel: null,
  times: null,
};

test("a line that appears twice in one request is charged once", () => {
  const bill = accepted(receiveLines(aBill(), [padThaiOnce, padThaiOnce], house));
  expect(bill.lines).toMatchObject([{ key: "pad thai", quantity: one }]);
});

test("a line stored twice on a device is restored once", () => {
  const { bill } = restoreLines(aBill(), [padThaiOnce, padThaiOnce], house);
  expect(bill.lines).toMatchObject([{ key: "pad thai", quantity: one }]);
});
