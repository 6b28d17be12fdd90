import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { refuse } from "../refusal.ts";
import {
  bangkok,
  aBill,
  accepted,
  aMoment,
  footMassage,
  fridayEvening,
  mali,
  saved,
  utc,
} from "../testing/builders.ts";
import { choose, drinks, fah, inPrice, noi, onTop } from "../testing/chosen-commission.ts";
import { satang } from "../testing/pay-builders.ts";
import { addArticle } from "./add-article.ts";
import { assignStaff } from "./assign-staff.ts";
import { withElapsedTime } from "./change-time.ts";
import type { Bill } from "./bill.ts";
import { creditBack } from "./credit-back.ts";
import { lineAmount, lineKey } from "./line.ts";
import { removeLastLine } from "./remove-last-line.ts";

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

  test("can be set again once the sent one was credited with its piece, for the piece that is left", () => {
    const sent = saved(accepted(choose(aBill({ lines: [drinks] }))));
    const credit = { line: lineKey("drinks"), at: fridayEvening, promotions: [] };
    const back = (key: string, bill: Bill) =>
      accepted(creditBack(bill, { ...credit, key: lineKey(key), quantity: oneQuantity }));
    const once = back("once", sent);
    expect(choose(once)).toEqual({ refusal: "credit-and-sale-mixed" });
    const left = accepted(
      choose(saved(once), { staff: fah, key: "other", replaces: "commission" }),
    );
    expect(left.lines.slice(1).map(({ staff, quantity: count }) => [staff, count])).toEqual([
      [noi, 2],
      [noi, -1],
      [fah, 1],
      [mali, -1],
      [noi, -1],
    ]);
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

  test("replaced and set back by a removal has its minimum again", () => {
    const sent = saved(accepted(choose(started, { commission: high })));
    const instead = accepted(
      choose(sent, { staff: fah, key: "other", replaces: "commission", commission: inPrice }),
    );
    expect(instead.lines[0]).toMatchObject({ containedCommission: 50_00 });
    expect(accepted(removeLastLine(instead, []))).toEqual(sent);
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
