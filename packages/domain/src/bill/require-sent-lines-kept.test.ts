import { expect, test } from "vitest";

import { id } from "../id.ts";
import { aBill, accepted, aLine, aMoment, padThai, gin, saved } from "../testing/builders.ts";
import { addArticle } from "./add-article.ts";
import type { Bill } from "./bill.ts";
import { changePlace } from "./change-place.ts";
import { lineKey } from "./line.ts";
import { writeNote } from "./mark-line.ts";
import { removeLastLine } from "./remove-last-line.ts";
import { requireSentLinesKept } from "./require-sent-lines-kept.ts";

const key = lineKey("sent");
const sent = aBill({ lines: [aLine({ key, article: padThai.id, isSaved: false })] });

const press = (bill: Bill, article: typeof padThai, joins: boolean): Bill =>
  accepted(
    addArticle(bill, {
      key: lineKey("pressed"),
      article,
      quantity: aLine({}).quantity,
      joins,
      typedPrice: null,
      promotions: [],
      moment: aMoment(),
    }),
  );

test("while an order is being sent, an article can be added as a line of its own", () => {
  expect(requireSentLinesKept(sent, press(sent, gin, true))).toBeNull();
  expect(requireSentLinesKept(sent, press(sent, padThai, false))).toBeNull();
});

test.each([
  ["join one of its lines", press(sent, padThai, true)],
  ["remove one of its lines", accepted(removeLastLine(sent, []))],
  ["write a note on one of its lines", accepted(writeNote(sent, key, "no peanuts"))],
  [
    "move it to another table",
    accepted(changePlace(sent, { kind: "table", name: "99" }, sent.cover)),
  ],
  ["set its customer", { ...sent, customer: id<"customer">(7) }],
])("while an order is being sent, a press cannot %s", (_what, changed) => {
  expect(requireSentLinesKept(sent, changed)).toEqual({ refusal: "order-being-sent" });
});

test("lines that the server has saved before its reply arrives can change", () => {
  const noted = accepted(writeNote(saved(sent), key, "no peanuts"));
  expect(requireSentLinesKept(sent, noted)).toBeNull();
});
