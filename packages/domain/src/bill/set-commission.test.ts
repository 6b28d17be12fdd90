import { describe, expect, test } from "vitest";

import type { MatchedCommission } from "../commission/match-commission.ts";
import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { refuse, type Refusal } from "../refusal.ts";
import {
  bangkok,
  aBill,
  accepted,
  aLine,
  aMoment,
  footMassage,
  fridayEvening,
  ladyDrink,
  mali,
  saved,
  utc,
} from "../testing/builders.ts";
import { satang } from "../testing/pay-builders.ts";
import { addArticle } from "./add-article.ts";
import type { Bill } from "./bill.ts";
import { withElapsedTime } from "./change-time.ts";
import { creditBack } from "./credit-back.ts";
import { assignStaff } from "./assign-staff.ts";
import { lineAmount, lineKey } from "./line.ts";
import { removeLastLine } from "./remove-last-line.ts";
import { setCommission } from "./set-commission.ts";

const noi = id<"staff">(31);
const fah = id<"staff">(32);
const inPrice: MatchedCommission = {
  amount: money(50_00),
  price: money(0),
  isInPrice: true,
  isOnBill: false,
};
const onTop: MatchedCommission = { ...inPrice, price: money(80_00), isInPrice: false };

const drinks = aLine({
  key: lineKey("drinks"),
  article: ladyDrink.id,
  productPrice: ladyDrink.price,
  quantity: quantity(2),
  isSaved: false,
});

type Choice = {
  readonly staff?: typeof noi;
  readonly commission?: MatchedCommission | Refusal;
  readonly key?: string;
};

function choose(
  bill: Bill,
  { staff = noi, commission = inPrice, key = "commission" }: Choice = {},
): Bill | Refusal {
  const item = bill.lines[0]?.key ?? lineKey("?");
  return setCommission(bill, { key: lineKey(key), item, staff, commission, at: fridayEvening });
}

describe("a commission", () => {
  test("is a line under its item with the item's quantity and the chosen earner", () => {
    const bill = accepted(choose(aBill({ lines: [drinks] })));
    expect(bill.lines[1]).toMatchObject({
      type: "commission",
      parent: "drinks",
      staff: noi,
      quantity: 2,
      commission: 50_00,
      isOnBill: false,
    });
  });

  test("costs the guest nothing if the price contains it, else its own price", () => {
    const contained = accepted(choose(aBill({ lines: [drinks] })));
    expect(contained.lines.map((line) => lineAmount(line, satang))).toEqual([400_00, 0]);
    const added = accepted(choose(aBill({ lines: [drinks] }), { commission: onTop }));
    expect(added.lines.map((line) => lineAmount(line, satang))).toEqual([400_00, 160_00]);
  });

  test("replaces an unsent one", () => {
    const first = accepted(choose(aBill({ lines: [drinks] })));
    const second = accepted(choose(first, { staff: fah, key: "other" }));
    expect(second.lines.map(({ key, staff }) => [key, staff])).toEqual([
      ["drinks", mali],
      ["other", fah],
    ]);
  });

  test("is not replaced once it is sent", () => {
    const sent = saved(accepted(choose(aBill({ lines: [drinks] }))));
    expect(choose(sent, { staff: fah, key: "other" })).toEqual({ refusal: "line-already-saved" });
  });

  test("can be set again once the sent one was credited with its piece, for the piece that is left", () => {
    const sent = saved(accepted(choose(aBill({ lines: [drinks] }))));
    const credit = { line: lineKey("drinks"), at: fridayEvening, promotions: [] };
    const back = (key: string, bill: Bill) =>
      accepted(creditBack(bill, { ...credit, key: lineKey(key), quantity: oneQuantity }));
    const once = back("once", sent);
    expect(choose(once)).toEqual({ refusal: "credit-and-sale-mixed" });
    expect(choose(saved(once))).toEqual({ refusal: "line-already-saved" });
    const gone = saved(back("twice", once));
    expect(choose(gone)).toEqual({ refusal: "select-an-item" });
  });

  test("is removed with its item", () => {
    const bill = accepted(choose(aBill({ lines: [drinks] })));
    expect(accepted(removeLastLine(bill, [])).lines).toEqual([]);
  });

  test("stays with its earner when other staff takes over the bill", () => {
    const bill = accepted(choose(aBill({ lines: [drinks] })));
    const handedOver = accepted(assignStaff(bill, fah));
    expect(handedOver.staff).toBe(fah);
    expect(handedOver.lines.map(({ staff }) => staff)).toEqual([fah, noi]);
  });

  test("requires an item whose article has a commission", () => {
    expect(choose(aBill())).toEqual({ refusal: "select-an-item" });
    const none = refuse("product-without-commission");
    expect(choose(aBill({ lines: [drinks] }), { commission: none })).toEqual(none);
  });
});

describe("the commission of a timer", () => {
  const started = accepted(
    addArticle(aBill(), {
      key: lineKey("massage"),
      article: footMassage,
      quantity: quantity(1),
      joins: true,
      typedPrice: null,
      promotions: [],
      moment: aMoment(),
    }),
  );
  const high = { ...inPrice, amount: money(300_00) };
  const tenMinutesLater = utc("2026-11-20 11:15:00");

  test("is earned once, however long the timer runs", () => {
    const bill = accepted(choose(started));
    expect(
      withElapsedTime(bill, utc("2026-11-20 13:05:00"), bangkok).lines.map((line) => line.quantity),
    ).toEqual([120, 1]);
  });

  test("contained in the price is the minimum charge", () => {
    const bill = accepted(choose(started, { commission: high }));
    expect(
      withElapsedTime(started, tenMinutesLater, bangkok).lines.map((line) =>
        lineAmount(line, satang),
      ),
    ).toEqual([240_00]);
    expect(
      withElapsedTime(bill, tenMinutesLater, bangkok).lines.map((line) => lineAmount(line, satang)),
    ).toEqual([300_00, 0]);
  });

  test("no longer affects the minimum once it is removed", () => {
    const sentTimer = saved(started);
    const bill = accepted(choose(sentTimer, { commission: high }));
    const without = accepted(removeLastLine(bill, []));
    expect(
      withElapsedTime(without, tenMinutesLater, bangkok).lines.map((line) =>
        lineAmount(line, satang),
      ),
    ).toEqual([240_00]);
  });
});
