import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { closeBill } from "../payment/close-bill.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import { pricingFixture } from "../testing/pricing-fixture.ts";
import { anyPress, applyPress } from "../testing/any-press.ts";
import {
  bangkok,
  aBill,
  aLine,
  aMoment,
  fridayEvening,
  mali,
  padThai,
  saved,
} from "../testing/builders.ts";
import { cash, paid, payRules, satang } from "../testing/pay-builders.ts";
import type { Bill } from "./bill.ts";
import { chooseCustomer } from "./choose-customer.ts";
import { changePlace } from "./change-place.ts";
import { lineKey, type LineKey } from "./line.ts";
import { chooseOrderLevel } from "./mark-line.ts";
import { mergeBills } from "./merge-bills.ts";
import { receiveLines, type SentLine } from "./receive-lines.ts";
import { repeatRound } from "./repeat-round.ts";
import { startSplit } from "./split-bill.ts";
import { splitOff } from "./split-off.ts";
import { updateBill } from "./update-bill.ts";
import { voidBill } from "./void-bill.ts";

const line = lineKey("line");
const dinner = saved(aBill({ lines: [aLine({ key: line, quantity: quantity(2) })] }));
const header = { place: dinner.place, cover: 2, staff: mali, customer: null } as const;
const second = { ...header, place: { kind: "table", name: "99" } } as const;
const at = fridayEvening;
const day = { workDay: id<"work-day">(1), shift: id<"shift">(1) };
const pressed: SentLine = {
  kind: "article",
  key: lineKey("pressed"),
  at,
  article: padThai.id,
  quantity: oneQuantity,
  typedPrice: null,
  note: "",
  orderLevel: null,
  times: null,
};
const level = {
  id: id<"order-level">(1),
  name: "Hot",
  indexNumber: 1,
  productGroup: id<"product-group">(1),
};
const spicy = { ...padThai, hasOrderLevel: true, productGroup: level.productGroup };
const untouched = { header: new Set<never>(), lines: new Set<LineKey>() };

/** The rules that change a bill, except presses on its order. */
const rules: Readonly<Record<string, (bill: Bill) => object>> = {
  "change its place": (bill) => changePlace(bill, second.place, 3),
  "choose its guest": (bill) => chooseCustomer(bill, null),
  "choose a level": (bill) =>
    chooseOrderLevel(bill, line, { article: spicy, level: level.id, levels: [level] }),
  "take what a till sends": (bill) => receiveLines(bill, [pressed], pricingFixture),
  "take a till's changes": (bill) =>
    updateBill(
      bill,
      { header: {}, added: [], changed: [] },
      { changedSince: untouched, pricing: pricingFixture },
    ),
  "repeat its round": (bill) =>
    repeatRound(bill, { ...pricingFixture, nextKey: () => lineKey("again"), moment: aMoment() }),
  "take another bill": (bill) => mergeBills(bill, { ...dinner, id: id(2) }, { header, at }),
  "go into another bill": (bill) => mergeBills({ ...dinner, id: id(2) }, bill, { header, at }),
  "be split": (bill) => startSplit(bill, second, at),
  "give lines away": (bill) =>
    splitOff(bill, { second, parts: new Map([[line, oneQuantity]]), at }),
  "be paid": (bill) =>
    closeBill(bill, {
      ...payRules(),
      payments: [paid(cash, 1000_00)],
      currency: satang,
      tenders: [],
      staff: id(20),
      shift: { id: day.shift, workDay: day.workDay },
      at,
    }),
  "be voided": (bill) => voidBill(bill, { reason: "dropped", at, timeZone: bangkok, ...day }),
};

describe.each(["closed", "voided"] as const)("a %s bill", (status) => {
  const ended = { ...dinner, status };
  const refused: Refusal = { refusal: "bill-not-open", about: { status } };

  test.each(Object.entries(rules))("refuses to %s", (_rule, tried) => {
    expect(tried(ended)).toEqual(refused);
    // Otherwise another rule would refuse it.
    expect(isRefusal(tried(dinner))).toBe(false);
  });

  test("stays as it is, whatever is pressed", () => {
    fc.assert(
      fc.property(anyPress, (press) => {
        const result = applyPress(ended, press, "pressed", at);
        expect(isRefusal(result) ? ended : result).toEqual(ended);
      }),
      { numRuns: 2000 },
    );
  });
});
