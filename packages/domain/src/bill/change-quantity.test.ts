import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { matchCommission } from "../commission/match-commission.ts";
import { id } from "../id.ts";
import { money, sumMoney } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import {
  aBill,
  accepted,
  aLine,
  aMoment,
  aPromotion,
  footMassage,
  gin,
  ladyDrink,
  padThai,
  saved,
  singha,
  soda,
  tonic,
} from "../testing/builders.ts";
import { mixers, noi, pricingFixture } from "../testing/pricing-fixture.ts";
import { satang } from "../testing/pay-builders.ts";
import { addArticle } from "./add-article.ts";
import { addMixer } from "./add-mixer.ts";
import type { Bill } from "./bill.ts";
import { addPiece, takePiece, type PieceAddition } from "./change-quantity.ts";
import { lineAmount, lineKey } from "./line.ts";
import { chooseOrderLevel, writeNote } from "./mark-line.ts";
import { removeLine } from "./remove-line.ts";
import { setCommission } from "./set-commission.ts";

const { promotions } = pricingFixture;
const taking = { promotions, mixersEach: mixers.maximum };

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

function more(article: typeof padThai, over: Partial<PieceAddition> = {}): PieceAddition {
  const moment = aMoment();
  return { key: lineKey("more"), article, typedPrice: null, promotions, moment, ...over };
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

type Change = {
  readonly how: "press" | "more" | "less" | "remove";
  readonly article: number;
  readonly which: number;
  readonly count: number;
};

const anyChange: fc.Arbitrary<Change> = fc.record({
  how: fc.constantFrom("press", "press", "more", "less", "remove"),
  article: fc.nat(2),
  which: fc.nat(9),
  count: fc.integer({ min: 1, max: 7 }),
});

test("whatever is added, taken back and removed, the pieces that are left cost what they cost alone", () => {
  const menu = [padThai, singha, gin];
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 25 }), fc.nat(4), (changes, sent) => {
      // The ledger is kept by hand: which press has how many pieces of what.
      const ledger = new Map<string, { article: number; count: number }>();
      let bill = sent === 0 ? aBill() : saved(press(aBill(), "sent", singha, sent));
      for (const [index, { how, article, which, count }] of changes.entries()) {
        const [name, pressed] = [...ledger][which] ?? [];
        if (how === "press") {
          bill = press(bill, `press-${index}`, menu[article] ?? padThai, count);
          ledger.set(`press-${index}`, { article, count });
        } else if (name !== undefined && pressed !== undefined) {
          const sold = menu[pressed.article] ?? padThai;
          const changed = {
            more: () => addPiece(bill, lineKey(name), more(sold)),
            less: () => takePiece(bill, lineKey(name), taking),
            remove: () => removeLine(bill, lineKey(name), promotions),
          }[how]();
          bill = accepted(changed);
          const step = how === "more" ? 1 : -1;
          const left = how === "remove" ? 0 : pressed.count + step;
          if (left === 0) ledger.delete(name);
          else ledger.set(name, { article: pressed.article, count: left });
        }
      }
      const piecesOf = (article: number) =>
        [...ledger.values()]
          .filter((one) => one.article === article)
          .reduce((sum, { count }) => sum + count, 0);
      const beers = Array.from({ length: sent + piecesOf(1) });
      const paidBeers = beers.filter((_, index) => index % 3 < 2).length;
      expect(total(bill)).toBe(
        piecesOf(0) * padThai.price + paidBeers * singha.price + piecesOf(2) * 111_11,
      );
      const ordered = bill.lines.reduce((sum, line) => sum + line.quantity, 0);
      expect(ordered).toBe(beers.length + piecesOf(0) + piecesOf(2));
    }),
    { numRuns: 3000 },
  );
});

describe("one piece more", () => {
  test("joins its line wherever that stands, and shares its note and its level", () => {
    const productGroup = id<"product-group">(1);
    const level = { id: id<"order-level">(1), name: "Rare", indexNumber: 1, productGroup };
    const steak = { ...padThai, hasOrderLevel: true, productGroup };
    const noted = accepted(writeNote(press(aBill(), "steak", steak), lineKey("steak"), "no salt"));
    const choice = { article: steak, level: level.id, levels: [level] };
    const marked = accepted(chooseOrderLevel(noted, lineKey("steak"), choice));
    const bill = press(marked, "beer", singha);
    const two = accepted(addPiece(bill, lineKey("steak"), more(steak)));
    expect(two.lines).toEqual(
      bill.lines.map((line) => (line.key === "steak" ? { ...line, quantity: 2 } : line)),
    );
  });

  test("earns its commission, too", () => {
    const [commission = null] = pricingFixture.commissions;
    const bill = accepted(
      setCommission(press(aBill(), "lady", ladyDrink), {
        key: lineKey("earned"),
        item: lineKey("lady"),
        staff: noi,
        commission: matchCommission({ commissionPrice: null }, commission, { userGroup: id(1) }),
        at: aMoment().at,
      }),
    );
    const two = accepted(addPiece(bill, lineKey("lady"), more(ladyDrink)));
    expect(piecesIn(two)).toEqual([
      ["lady", 2],
      ["earned", 2],
    ]);
    expect(takePiece(two, lineKey("lady"), taking)).toEqual(bill);
  });

  test("stands on a line of its own, with the note, once the article costs something else", () => {
    const bill = accepted(writeNote(press(aBill(), "rice", padThai), lineKey("rice"), "no chili"));
    const half = aPromotion(
      { type: "discount-percent", discount: rate(5000) },
      { id: id(7), articles: [padThai.id] },
    );
    const dearer = accepted(addPiece(bill, lineKey("rice"), more(padThai, { promotions: [half] })));
    expect(dearer.lines).toMatchObject([
      { key: "rice", quantity: 1, price: padThai.price },
      { key: "more", quantity: 1, price: padThai.price / 2, note: "no chili" },
    ]);
  });

  test("of an article with a typed price costs the same again", () => {
    const fish = { ...padThai, hasVariablePrice: true, priceMinimum: money(1), priceMaximum: null };
    const typedPrice = money(345_00);
    const added = addArticle(aBill(), {
      ...more(fish, { key: lineKey("fish"), typedPrice }),
      quantity: oneQuantity,
      joins: false,
    });
    const two = accepted(addPiece(accepted(added), lineKey("fish"), more(fish, { typedPrice })));
    expect(two.lines).toMatchObject([{ quantity: 2, price: 345_00 }]);
  });

  test("stands on a line of its own under another promotion, even at the same price", () => {
    const offer = { type: "special-price", price: money(100_00) } as const;
    const before = aPromotion(offer, { id: id(7), articles: [padThai.id] });
    const after = aPromotion(offer, { id: id(8), articles: [padThai.id] });
    const addition = { ...more(padThai, { promotions: [before] }), key: lineKey("rice") };
    const bill = accepted(
      addArticle(aBill(), { ...addition, quantity: oneQuantity, joins: false }),
    );
    const two = accepted(addPiece(bill, lineKey("rice"), more(padThai, { promotions: [after] })));
    expect(two.lines).toMatchObject([{ promotion: 7 }, { promotion: 8, quantity: 1 }]);
  });

  test("joins the pieces that already cost something else, if it has no note", () => {
    const half = aPromotion(
      { type: "discount-percent", discount: rate(5000) },
      { id: id(7), articles: [padThai.id] },
    );
    const bill = press(aBill(), "rice", padThai);
    const half1 = more(padThai, { key: lineKey("half"), promotions: [half] });
    const half2 = more(padThai, { key: lineKey("again"), promotions: [half] });
    const two = accepted(addPiece(bill, lineKey("rice"), half1));
    expect(piecesIn(accepted(addPiece(two, lineKey("rice"), half2)))).toEqual([
      ["rice", 1],
      ["half", 2],
    ]);
  });

  test("obeys the rules for a press of its tile", () => {
    const bill = press(aBill(), "rice", padThai);
    const add = (to: Bill, article = padThai) => addPiece(to, lineKey("rice"), more(article));
    expect(add({ ...bill, status: "closed" })).toMatchObject({ refusal: "bill-not-open" });
    expect(add(bill, { ...padThai, outOfStock: [id(5)] })).toMatchObject({
      refusal: "out-of-stock",
    });
    expect(add(press(aBill(), "rice", padThai, 9999))).toMatchObject({
      refusal: "quantity-too-large",
    });
    const credit = { ...aLine({ key: lineKey("back"), quantity: quantity(-1) }), isSaved: false };
    const credited = { ...credit, credits: lineKey("sent") };
    expect(add({ ...bill, lines: [...bill.lines, credited] })).toEqual({
      refusal: "credit-and-sale-mixed",
    });
  });

  test("is refused for what was sent, and for what is not counted in pieces", () => {
    const sent = saved(press(aBill(), "rice", padThai));
    expect(addPiece(sent, lineKey("rice"), more(padThai))).toEqual({
      refusal: "line-already-saved",
    });
    const timed = press(aBill(), "massage", footMassage);
    expect(addPiece(timed, lineKey("massage"), more(footMassage))).toEqual({
      refusal: "select-an-item",
    });
    const credited = aLine({ key: lineKey("back"), isSaved: false, quantity: quantity(-1) });
    const bill = { ...sent, lines: [...sent.lines, { ...credited, credits: lineKey("rice") }] };
    expect(addPiece(bill, lineKey("back"), more(padThai))).toEqual({ refusal: "select-an-item" });
  });
});

describe("one piece less", () => {
  test("takes the mixers along that no longer have a piece, the last ones first", () => {
    const two = mix(mix(press(aBill(), "gin", gin, 2), "tonic", tonic, 2), "soda", soda, 2);
    const one = accepted(takePiece(two, lineKey("gin"), taking));
    expect(piecesIn(one)).toEqual([
      ["gin", 1],
      ["tonic", 2],
    ]);
    expect(accepted(takePiece(one, lineKey("gin"), taking)).lines).toEqual([]);
  });

  test("leaves the mixers for which there are pieces enough, and parts of a line of them", () => {
    const few = mix(press(aBill(), "gin", gin, 3), "tonic", tonic, 1);
    expect(piecesIn(accepted(takePiece(few, lineKey("gin"), taking)))).toEqual([
      ["gin", 2],
      ["tonic", 1],
    ]);
    const many = mix(press(aBill(), "gin", gin, 2), "tonic", tonic, 3);
    expect(piecesIn(accepted(takePiece(many, lineKey("gin"), taking)))).toEqual([
      ["gin", 1],
      ["tonic", 2],
    ]);
  });

  test("of a mixer leaves its drink", () => {
    const bill = mix(press(aBill(), "gin", gin), "tonic", tonic, 2);
    const one = accepted(takePiece(bill, lineKey("tonic"), taking));
    expect(piecesIn(one)).toEqual([
      ["gin", 1],
      ["tonic", 1],
    ]);
    expect(piecesIn(accepted(takePiece(one, lineKey("tonic"), taking)))).toEqual([["gin", 1]]);
  });

  test("is refused on a sent line", () => {
    const bill = saved(press(aBill(), "rice", padThai, 2));
    expect(takePiece(bill, lineKey("rice"), taking)).toEqual({ refusal: "line-already-saved" });
  });
});
