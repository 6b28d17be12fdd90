import { describe, expect, test } from "vitest";

import { matchCommission } from "../commission/match-commission.ts";
import { id } from "../id.ts";
import { noMoney, sumMoney } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import {
  aBill,
  accepted,
  aMoment,
  gin,
  ladyDrink,
  padThai,
  saved,
  singha,
  tonic,
} from "../testing/builders.ts";
import { lunchKey, lunchOrder } from "../testing/lunch-orders.ts";
import { discountRules, mixers, noi, pricingFixture, regular } from "../testing/pricing-fixture.ts";
import { satang } from "../testing/pay-builders.ts";
import { addArticle } from "./add-article.ts";
import { addMixer } from "./add-mixer.ts";
import type { Bill } from "./bill.ts";
import { creditBack } from "./credit-back.ts";
import { allocateDiscount } from "./allocate-discount.ts";
import { lineAmount, lineKey } from "./line.ts";
import { removeLine, removeUnsentLines } from "./remove-line.ts";
import { setCommission } from "./set-commission.ts";

const { promotions } = pricingFixture;

function press(bill: Bill, name: string, article: typeof padThai, count = 1): Bill {
  return accepted(
    addArticle(bill, {
      key: lineKey(name),
      article,
      quantity: quantity(count),
      joins: false,
      typedPrice: null,
      promotions,
      moment: aMoment(),
    }),
  );
}

function mix(bill: Bill, name: string, article: typeof tonic, count: number): Bill {
  return accepted(
    addMixer(bill, {
      key: lineKey(name),
      article,
      quantity: quantity(count),
      joins: true,
      item: lineKey("gin"),
      group: mixers,
      promotions,
      moment: aMoment(),
    }),
  );
}

const piecesIn = (bill: Bill) => bill.lines.map((line) => [line.key, line.quantity]);
const total = (bill: Bill) => sumMoney(bill.lines.map((line) => lineAmount(line, satang)));

describe("removing any line", () => {
  test("takes what its press added with it, and leaves every other line", () => {
    const bill = mix(press(press(aBill(), "gin", gin), "rice", padThai), "tonic", tonic, 1);
    expect(piecesIn(accepted(removeLine(bill, lineKey("gin"), promotions)))).toEqual([["rice", 1]]);
    expect(piecesIn(accepted(removeLine(bill, lineKey("tonic"), promotions)))).toEqual([
      ["gin", 1],
      ["rice", 1],
    ]);
  });

  test("of a free piece removes the press that earned it, of a commission only that", () => {
    const bill = press(press(aBill(), "rice", padThai), "beers", singha, 3);
    const free = bill.lines.at(-1)?.key ?? lineKey("?");
    expect(free).not.toBe("beers");
    expect(piecesIn(accepted(removeLine(bill, free, promotions)))).toEqual([["rice", 1]]);

    const [commission = null] = pricingFixture.commissions;
    const earned = accepted(
      setCommission(press(aBill(), "lady", ladyDrink), {
        key: lineKey("earned"),
        item: lineKey("lady"),
        staff: noi,
        commission: matchCommission({ commissionPrice: null }, commission, { userGroup: id(1) }),
        at: aMoment().at,
      }),
    );
    const left = accepted(removeLine(earned, lineKey("earned"), promotions));
    expect(piecesIn(left)).toEqual([["lady", 1]]);
  });

  test("of what a credit took along removes the credit, and of a later press under a sent line only that", () => {
    const sent = saved(mix(press(aBill(), "gin", gin), "tonic", tonic, 1));
    const taken = accepted(
      creditBack(sent, {
        key: lineKey("back"),
        line: lineKey("gin"),
        quantity: oneQuantity,
        at: aMoment().at,
        promotions,
      }),
    );
    const along = taken.lines.find(({ credits }) => credits === "tonic")?.key ?? lineKey("?");
    expect(accepted(removeLine(taken, along, promotions)).lines).toEqual(sent.lines);
    const more = mix(sent, "more", tonic, 1);
    expect(accepted(removeLine(more, lineKey("more"), promotions)).lines).toEqual(sent.lines);
  });

  test("of the discount that a part of a credited set took along removes the credit of the set", () => {
    const ordered = saved(lunchOrder());
    const ask = { line: lunchKey, rate: rate(3_00), amount: noMoney, reason: regular.id };
    let count = 0;
    const nextKey = () => lineKey(`less-${(count += 1)}`);
    const given = { ...ask, at: aMoment().at, nextKey };
    const sent = saved(accepted(allocateDiscount(ordered, given, discountRules)));
    const taken = accepted(
      creditBack(sent, {
        key: lineKey("back"),
        line: lunchKey,
        quantity: oneQuantity,
        at: aMoment().at,
        promotions,
      }),
    );
    const along = taken.lines.find(({ credits }) => credits === "less-1")?.key ?? lineKey("?");
    expect(accepted(removeLine(taken, along, promotions)).lines).toEqual(sent.lines);
  });

  test("leaves no beer free without the two that earned it", () => {
    const bill = press(press(press(aBill(), "two", singha, 2), "rice", padThai), "third", singha);
    const left = accepted(removeLine(bill, lineKey("two"), promotions));
    expect(total(bill)).toBe(2 * singha.price + padThai.price);
    expect(total(left)).toBe(padThai.price + singha.price);
  });

  test("never removes a sent line, nor one that is not there, nor anything of a closed bill", () => {
    const bill = press(saved(press(aBill(), "sent", padThai)), "rice", padThai);
    expect(removeLine(bill, lineKey("sent"), [])).toEqual({ refusal: "line-already-saved" });
    expect(removeLine(bill, lineKey("nowhere"), [])).toEqual({ refusal: "select-an-item" });
    expect(removeLine({ ...bill, status: "closed" }, lineKey("rice"), [])).toMatchObject({
      refusal: "bill-not-open",
    });
  });

  test("removes everything that was not sent, and nothing else", () => {
    const sent = saved(press(aBill(), "sent", padThai));
    const bill = mix(press(press(sent, "beer", singha, 3), "gin", gin), "tonic", tonic, 2);
    expect(removeUnsentLines(bill, promotions)).toEqual(sent);
    expect(removeUnsentLines(sent, promotions)).toEqual({ refusal: "line-already-saved" });
  });
});
