import { describe, expect, test } from "vitest";

import { sumMoney } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import {
  aBill,
  accepted,
  aMoment,
  gin,
  padThai,
  saved,
  singha,
  tonic,
} from "../testing/builders.ts";
import { mixers, pricingFixture } from "../testing/pricing-fixture.ts";
import { satang } from "../testing/pay-builders.ts";
import { addArticle } from "./add-article.ts";
import { addMixer } from "./add-mixer.ts";
import type { Bill } from "./bill.ts";
import { lineAmount, lineKey } from "./line.ts";
import { removeLine, removeUnsentLines } from "./remove-line.ts";

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
