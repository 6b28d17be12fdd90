import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import {
  bangkok,
  aBill,
  accepted,
  aLine,
  aMoment,
  footMassage,
  fridayEvening,
  gin,
  ladyDrink,
  padThai,
  saved,
  singha,
  tonic,
  utc,
} from "../testing/builders.ts";
import { satang } from "../testing/pay-builders.ts";
import { addArticle } from "./add-article.ts";
import type { Bill } from "./bill.ts";
import { stopTimers } from "./change-time.ts";
import { creditBack, creditBackArticle, type CreditBack } from "./credit-back.ts";
import { lineAmount, lineKey, type Line } from "./line.ts";
import { removeLastLine } from "./remove-last-line.ts";
import { requireCreditBackPossible } from "./sale-and-credit-guards.ts";

const ginLine = aLine({
  key: lineKey("gin"),
  article: gin.id,
  productPrice: gin.price,
  quantity: quantity(2),
});
const tonicLine: Line = {
  ...aLine({ key: lineKey("tonic"), article: tonic.id, productPrice: tonic.price }),
  type: "mixer",
  way: null,
  parent: ginLine.key,
};
const drinkLine = aLine({
  key: lineKey("drink"),
  article: ladyDrink.id,
  productPrice: ladyDrink.price,
  quantity: quantity(2),
});
const commissionLine: Line = {
  ...aLine({ key: lineKey("commission"), productPrice: money(0), quantity: quantity(2) }),
  type: "commission",
  parent: drinkLine.key,
  commission: money(50_00),
  isOnBill: false,
  isInPrice: true,
};

let presses = 0;
function credit(line: string, credited: Partial<CreditBack> = {}): CreditBack {
  presses += 1;
  return {
    key: lineKey(`credit-${presses}`),
    line: lineKey(line),
    quantity: oneQuantity,
    at: fridayEvening,
    promotions: [],
    ...credited,
  };
}

const takeBack = (bill: Bill, line: string, credited: Partial<CreditBack> = {}): Bill =>
  accepted(creditBack(bill, credit(line, credited)));

const summary = (bill: Bill) =>
  bill.lines.map((line) => [line.credits ?? line.key, line.quantity, lineAmount(line, satang)]);

describe("crediting back", () => {
  test("adds a negative line that refers to the sold line, at its price", () => {
    const bill = takeBack(aBill({ lines: [aLine({ price: money(99_50) })] }), "line");
    expect(bill.lines[1]).toMatchObject({ credits: "line", quantity: -1, isSaved: false });
    expect(summary(bill)).toEqual([
      ["line", 1, 99_50],
      ["line", -1, -99_50],
    ]);
  });

  test("adds up repeated credits on one line until nothing is left", () => {
    const sold = aBill({ lines: [aLine({ quantity: quantity(2) })] });
    const bill = takeBack(takeBack(sold, "line"), "line");
    expect(summary(bill)).toEqual([
      ["line", 2, 240_00],
      ["line", -2, -240_00],
    ]);
    expect(creditBack(bill, credit("line"))).toEqual({ refusal: "cannot-credit-back-more" });
  });

  test("is limited by earlier rounds", () => {
    const sold = aBill({ lines: [aLine({ quantity: quantity(3) })] });
    const first = saved(takeBack(sold, "line", { quantity: quantity(2) }));
    expect(creditBack(first, credit("line", { quantity: quantity(2) }))).toEqual({
      refusal: "cannot-credit-back-more",
    });
    expect(summary(takeBack(first, "line")).at(-1)).toEqual(["line", -1, -120_00]);
  });

  test("is refused for a credit, a commission or a missing line", () => {
    const bill = saved(takeBack(aBill({ lines: [drinkLine, commissionLine] }), "drink"));
    const creditKey = bill.lines.find(({ credits }) => credits === "drink")?.key ?? "?";
    const refused = { refusal: "credit-back-not-possible" };
    expect(creditBack(bill, credit(creditKey))).toEqual(refused);
    expect(creditBack(bill, credit("commission"))).toEqual(refused);
    expect(creditBack(bill, credit("nowhere"))).toEqual({ refusal: "line-not-found" });
  });

  test.each([0, -1, 0.5])(
    "is refused for %s, because only whole pieces can be credited",
    (count) => {
      const bill = aBill({ lines: [aLine()] });
      expect(creditBack(bill, credit("line", { quantity: quantity(count) }))).toEqual({
        refusal: "quantity-invalid",
      });
    },
  );

  test("is refused while new articles are unsent", () => {
    const bill = aBill({ lines: [aLine(), aLine({ key: lineKey("new"), isSaved: false })] });
    const refused = { refusal: "credit-and-sale-mixed" };
    expect(requireCreditBackPossible(bill)).toEqual(refused);
    expect(creditBack(bill, credit("line"))).toEqual(refused);
    expect(requireCreditBackPossible(saved(bill))).toBeNull();
  });

  test("can be undone before it is sent", () => {
    const bill = takeBack(aBill({ lines: [aLine()] }), "line");
    expect(accepted(removeLastLine(bill, [])).lines).toEqual([aLine()]);
  });
});

describe("crediting a line also credits", () => {
  test("its commission, as often as its pieces", () => {
    const bill = takeBack(aBill({ lines: [drinkLine, commissionLine] }), "drink");
    expect(bill.lines.slice(2)).toMatchObject([
      { type: "normal", credits: "drink", quantity: -1 },
      { type: "commission", credits: "commission", quantity: -1, staff: commissionLine.staff },
    ]);
  });

  test("its mixers, with the last piece", () => {
    const sold = aBill({ lines: [ginLine, tonicLine] });
    const first = takeBack(sold, "gin");
    expect(first.lines).toHaveLength(3);
    expect(summary(takeBack(first, "gin"))).toEqual([
      ["gin", 2, 280_00],
      ["tonic", 1, 30_00],
      ["gin", -2, -280_00],
      ["tonic", -1, -30_00],
    ]);
  });

  test("only what is left of its mixers, each by a line named after the credit", () => {
    const one = { ...ginLine, quantity: oneQuantity };
    const ice = { ...tonicLine, key: lineKey("ice") };
    const bill = takeBack(aBill({ lines: [one, tonicLine, ice] }), "tonic", {
      key: lineKey("own"),
    });
    const back = takeBack(bill, "gin", { key: lineKey("back") });
    expect(back.lines.slice(3).map(({ key, credits }) => [key, credits])).toEqual([
      ["own", "tonic"],
      ["back", "gin"],
      ["back.2", "ice"],
    ]);
  });

  test("its mixers: undoing the last piece keeps a separate credit of a mixer", () => {
    const sold = aBill({ lines: [ginLine, { ...tonicLine, quantity: quantity(2) }] });
    const pressed = ["gin", "tonic", "gin"].reduce((bill, line) => takeBack(bill, line), sold);
    const credits = summary(pressed).filter(([, count]) => Number(count) < 0);
    expect(credits).toHaveLength(3);
    expect(credits).toContainEqual(["gin", -2, -280_00]);
    const undone = accepted(removeLastLine(pressed, []));
    expect(summary(undone).slice(2)).toEqual([["tonic", -1, -30_00]]);
    expect(accepted(removeLastLine(undone, [])).lines).toEqual(sold.lines);
  });

  test("its free pieces, if their promotion no longer exists", () => {
    const paid = aLine({ key: lineKey("paid"), quantity: quantity(2) });
    const free = aLine({
      key: lineKey("free"),
      parent: paid.key,
      isFree: true,
      price: money(0),
    });
    const bill = takeBack(aBill({ lines: [paid, free] }), "paid", { quantity: quantity(2) });
    expect(summary(bill).slice(2)).toEqual([
      ["paid", -2, -240_00],
      ["free", -1, 0],
    ]);
  });

  test("and undoing it removes all of them at once", () => {
    const bill = takeBack(aBill({ lines: [drinkLine, commissionLine] }), "drink");
    expect(accepted(removeLastLine(bill, [])).lines).toEqual([drinkLine, commissionLine]);
  });
});

describe("crediting a timer", () => {
  const started = saved(
    accepted(
      addArticle(aBill(), {
        key: lineKey("massage"),
        article: footMassage,
        quantity: oneQuantity,
        joins: true,
        typedPrice: null,
        promotions: [],
        moment: aMoment(),
      }),
    ),
  );

  test("credits it as a whole, minimum included", () => {
    const ended = stopTimers(started, utc("2026-11-20 11:15:00"), bangkok);
    const bill = takeBack(ended, "massage");
    expect(summary(bill)).toEqual([
      ["massage", 10, 240_00],
      ["massage", -10, -240_00],
    ]);
    expect(creditBack(bill, credit("massage"))).toEqual({ refusal: "cannot-credit-back-more" });
  });

  test("works even if it was stopped at once", () => {
    const ended = stopTimers(started, fridayEvening, bangkok);
    expect(summary(takeBack(ended, "massage"))).toEqual([
      ["massage", 0, 240_00],
      ["massage", 0, -240_00],
    ]);
  });

  test("returns its whole commission, also after half an hour", () => {
    const [massage] = started.lines;
    if (massage?.type !== "timer") throw new Error("No massage");
    const byTheHour: Line = { ...massage, unit: "hours" };
    const earned: Line = { ...commissionLine, parent: byTheHour.key, quantity: oneQuantity };
    const sold = stopTimers(
      { ...started, lines: [byTheHour, earned] },
      utc("2026-11-20 11:35:00"),
      bangkok,
    );
    const { lines } = takeBack(sold, "massage");
    expect(lines.slice(2)).toMatchObject([
      { type: "timer", credits: "massage", quantity: -0.5 },
      { type: "commission", credits: "commission", quantity: -1 },
    ]);
  });

  test("requires that it is stopped first", () => {
    expect(creditBack(started, credit("massage"))).toEqual({ refusal: "timer-running" });
  });
});

describe("pressing an article in credit-back mode", () => {
  const press = { key: lineKey("press"), at: fridayEvening, promotions: [] };

  test("credits one piece of the line sold last", () => {
    const bill = aBill({ lines: [aLine(), aLine({ key: lineKey("later") })] });
    const credited = accepted(creditBackArticle(bill, padThai.id, press));
    expect(credited.lines[2]).toMatchObject({ credits: "later", quantity: -1 });
  });

  test("continues with the line before once that one is used up", () => {
    const bill = aBill({ lines: [aLine(), aLine({ key: lineKey("later") })] });
    const once = accepted(creditBackArticle(bill, padThai.id, press));
    const twice = accepted(creditBackArticle(once, padThai.id, { ...press, key: lineKey("two") }));
    expect(twice.lines[3]).toMatchObject({ credits: "line" });
    expect(creditBackArticle(twice, padThai.id, press)).toEqual({
      refusal: "cannot-credit-back-more",
    });
  });

  test("is refused for an article that was never on this bill", () => {
    expect(creditBackArticle(aBill({ lines: [aLine()] }), singha.id, press)).toEqual({
      refusal: "cannot-credit-back-more",
    });
  });
});
