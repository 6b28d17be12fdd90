import type { NewItem, updateBill } from "@comanda/contract/bill";
import type { BodyOf } from "@comanda/contract/call";
import { plainPress, readStoredLines } from "@comanda/contract/sent-line";
import { addArticle } from "@comanda/domain/bill/add-article";
import type { Bill } from "@comanda/domain/bill/bill";
import { creditBackArticle } from "@comanda/domain/bill/credit-back";
import { lineAmount, lineKey } from "@comanda/domain/bill/line";
import { linesToSend } from "@comanda/domain/bill/lines-to-send";
import { restoreLines } from "@comanda/domain/bill/receive-lines";
import { id } from "@comanda/domain/id";
import { sumMoney } from "@comanda/domain/money/money";
import { negateQuantity, quantity, sumQuantity } from "@comanda/domain/money/quantity";
import type { Promotion } from "@comanda/domain/promotion/promotion";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import {
  aBill,
  accepted,
  aMoment,
  aPromotion,
  fridayEvening,
  saved,
  singha,
} from "@comanda/domain/testing/builders";
import { satang } from "@comanda/domain/testing/pay-builders";
import { plainPricing } from "@comanda/domain/testing/pricing-fixture";
import fc from "fast-check";
import { expect, test } from "vitest";

import type { Intent } from "./intent.ts";
import { joinItems } from "./joined-order.ts";

const said = { place: "1/1", placeName: "", madeAt: 0, refused: null, done: null };

/** A round of beers: so many ordered, or so many taken back if there are as many. */
function pressBeers(
  bill: Bill,
  count: number,
  key: string,
  promotions: readonly Promotion[],
): Bill {
  const at = fridayEvening;
  if (count > 0) {
    return accepted(
      addArticle(bill, {
        key: lineKey(key),
        article: singha,
        quantity: quantity(count),
        joins: true,
        typedPrice: null,
        promotions,
        moment: aMoment({ at }),
      }),
    );
  }
  let credited = bill;
  for (let press = count; press < 0; press += 1) {
    const of = { key: lineKey(`${key}-${press}`), at, promotions };
    credited = accepted(creditBackArticle(credited, singha.id, of));
  }
  return credited;
}

function itemsOf(bill: Bill): NewItem[] {
  return linesToSend(bill).map((line): NewItem => {
    if (line.kind !== "article" && line.kind !== "credit") throw new Error("Only beers are sold");
    const { key, at, shown } = line;
    const every = { ...plainPress, key, createdDate: wireDateTime(at), product: singha.id, shown };
    return line.kind === "article"
      ? { ...every, qty: line.quantity, price: line.typedPrice }
      : { ...every, qty: negateQuantity(line.quantity), credits: line.line };
  });
}

/** What the till shows after these rounds, and what they are as one order. */
function makeRounds(counts: readonly number[], promotions: readonly Promotion[]) {
  let shown = aBill();
  const intents = counts.map((count, turn): Intent => {
    const after = pressBeers(shown, count, `round-${turn}`, promotions);
    const body: BodyOf<typeof updateBill> = {
      id: id<"bill">(1),
      version: 1,
      billItems: itemsOf(after),
    };
    shown = saved(after);
    return { ...said, key: "", turn, body, changedLines: [] };
  });
  return { shown, items: joinItems(intents) };
}

const menu = { ...plainPricing.menu, articles: [singha] };

function figuresOf({ lines }: Bill) {
  return {
    pieces: sumQuantity(lines.map((line) => line.quantity)),
    amount: sumMoney(lines.map((line) => lineAmount(line, satang))),
  };
}

function reorder(items: readonly NewItem[], promotions: readonly Promotion[]) {
  const pricing = { ...plainPricing, menu, promotions };
  const { bill, refused } = restoreLines(aBill(), readStoredLines(items), pricing);
  return { ...figuresOf(bill), refused };
}

const offer = (buy: number, get: number) =>
  aPromotion({ type: "buy-x-get-y", buy, get }, { id: id(9), articles: [singha.id] });

test("a free piece that was taken back before it was sent is not ordered again", () => {
  const { items } = makeRounds([3, -1], [offer(2, 1)]);
  expect(items).toMatchObject([
    { key: "round-0", qty: 2, shown: { price: 90_00, amount: 180_00 } },
  ]);
});

test("of paid and free pieces those are ordered again that the till showed as left, at their price", () => {
  const { items } = makeRounds([6, -2], [offer(2, 1)]);
  expect(items).toMatchObject([
    { key: "round-0", qty: 4, shown: { price: 90_00, amount: 270_00 } },
  ]);
});

const anyRounds = fc.array(fc.integer({ min: -3, max: 6 }), { minLength: 1, maxLength: 5 });
const anyOffer = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }));

test("whatever is taken back, as many pieces are ordered again at the same amount, also after the promotion", () => {
  fc.assert(
    fc.property(anyRounds, anyOffer, (counts, [buy, get]) => {
      let left = 0;
      for (const count of counts) {
        left += count;
        fc.pre(left >= 0 && count !== 0);
      }
      const promotions = [offer(buy, get)];
      const { shown, items } = makeRounds(counts, promotions);
      const wanted = { ...figuresOf(shown), refused: [] };
      expect(reorder(items, promotions)).toEqual(wanted);
      expect(reorder(items, [])).toEqual(wanted);
    }),
  );
});
