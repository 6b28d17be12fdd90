import fc from "fast-check";

import { addArticle } from "../bill/add-article.ts";
import { addSet } from "../bill/add-set.ts";
import { chooseSetParts } from "../bill/choose-set-parts.ts";
import { addMixer } from "../bill/add-mixer.ts";
import { findLine, type Bill } from "../bill/bill.ts";
import { assignStaff } from "../bill/assign-staff.ts";
import { addPiece, takePiece } from "../bill/change-quantity.ts";
import { changeTime, stopTimers, type TimerTimes } from "../bill/change-time.ts";
import { creditBack, creditBackArticle } from "../bill/credit-back.ts";
import { allocateDiscount } from "../bill/allocate-discount.ts";
import { lastItem } from "../bill/line-order.ts";
import { lineKey, type LineKey } from "../bill/line.ts";
import { writeNote } from "../bill/mark-line.ts";
import { removeLastLine } from "../bill/remove-last-line.ts";
import { removeLine } from "../bill/remove-line.ts";
import { commissionToReplace } from "../bill/replaced-commission.ts";
import { setCommission } from "../bill/set-commission.ts";
import { matchCommission } from "../commission/match-commission.ts";
import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import { instant, msPerMinute, type Instant } from "../time/instant.ts";
import {
  discountRules,
  forSale,
  lunchSections,
  lunchSet,
  pricingFixture,
  mixers,
  noi,
  onTheHouse,
  regular,
} from "./pricing-fixture.ts";
import { bangkok, aMoment, fridayEvening, mali, padThai, soda, tonic } from "./builders.ts";

/** All presses on an order, in any sequence, sensible or not. */
export type AnyPress =
  | { readonly press: "article"; readonly article: number; readonly count: number }
  | { readonly press: "mixer"; readonly isTonic: boolean }
  | { readonly press: "set"; readonly answers: readonly number[]; readonly count: number }
  | {
      readonly press: "note" | "more" | "less" | "remove-line";
      readonly line: number;
    }
  | { readonly press: "commission"; readonly line: number; readonly isMali: boolean }
  | { readonly press: "credit"; readonly line: number; readonly count: number }
  | {
      readonly press: "discount";
      /** Null for the whole bill. */
      readonly line: number | null;
      /** Null for an amount. */
      readonly percent: number | null;
      readonly amount: number;
    }
  | { readonly press: "credit-article"; readonly article: number }
  | { readonly press: "time"; readonly line: number; readonly minutes: number }
  | { readonly press: "remove" | "stop" | "hand-over" };

const lineIndex = fc.nat(8);
const articleIndex = fc.nat(forSale.length - 1);

const oneOfNames = <Name extends string>(...names: readonly Name[]): fc.Arbitrary<Name> =>
  fc.constantFrom(...names);

export const anyPress: fc.Arbitrary<AnyPress> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      press: oneOfNames("article"),
      article: articleIndex,
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      press: oneOfNames("set"),
      answers: fc.array(fc.nat(3), { minLength: 3, maxLength: 5 }),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ press: oneOfNames("mixer"), isTonic: fc.boolean() }) },
  fc.record({ press: oneOfNames("note"), line: lineIndex }),
  {
    weight: 2,
    arbitrary: fc.record({
      press: oneOfNames("commission"),
      line: lineIndex,
      isMali: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ press: oneOfNames("more", "less", "remove-line"), line: lineIndex }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      press: oneOfNames("credit"),
      line: lineIndex,
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      press: oneOfNames("discount"),
      line: fc.oneof(fc.nat(3), fc.constant(null)),
      percent: fc.oneof(fc.constantFrom(3, 20, 50, 100), fc.constantFrom(null, 101)),
      amount: fc.integer({ min: -100, max: 400_00 }),
    }),
  },
  fc.record({ press: oneOfNames("credit-article"), article: articleIndex }),
  fc.record({
    press: oneOfNames("time"),
    line: lineIndex,
    minutes: fc.integer({ min: -10, max: 200 }),
  }),
  { weight: 2, arbitrary: fc.record({ press: oneOfNames("remove") }) },
  fc.record({ press: oneOfNames("stop", "hand-over") }),
);

/** Applies one press to a bill, as the till would. */
export function applyPress(
  bill: Bill,
  pressed: AnyPress,
  name: string,
  at: Instant,
): Bill | Refusal {
  const key = lineKey(name);
  const pressedNow = { key, at, promotions: pricingFixture.promotions };
  const lineAt = (index: number): LineKey => bill.lines[index]?.key ?? lineKey("nowhere");
  switch (pressed.press) {
    case "article":
    case "mixer":
      return pressTile(bill, pressed, key, at);
    case "set":
      return pressSet(bill, pressed, key, at);
    case "commission":
      return setCommission(bill, {
        key,
        item: lineAt(pressed.line),
        staff: pressed.isMali ? mali : noi,
        commission: matchCommission(
          { commissionPrice: null },
          pricingFixture.commissions[0] ?? null,
          {
            userGroup: id(1),
          },
        ),
        at,
        replaces: commissionToReplace(bill, lineAt(pressed.line)) ?? undefined,
      });
    case "note":
      return writeNote(bill, lineAt(pressed.line), "no chili");
    case "credit":
      return creditBack(bill, {
        ...pressedNow,
        line: lineAt(pressed.line),
        quantity: quantity(pressed.count),
      });
    case "discount":
      return pressDiscount(bill, pressed, { key, at });
    case "credit-article":
      return creditBackArticle(bill, forSale[pressed.article]?.id ?? padThai.id, pressedNow);
    case "time":
      return changeTime(bill, lineAt(pressed.line), endedAfter(pressed.minutes), bangkok);
    case "more":
    case "less":
    case "remove-line":
      return changePieces(bill, { how: pressed.press, line: lineAt(pressed.line), key }, at);
    case "remove":
      return removeLastLine(bill, pricingFixture.promotions);
    case "stop":
      return stopTimers(bill, at, bangkok);
    case "hand-over":
      return assignStaff(bill, id(21));
  }
}

function endedAfter(minutes: number): TimerTimes {
  return { startedAt: fridayEvening, endedAt: instant(fridayEvening + minutes * msPerMinute) };
}

type Discount = Extract<AnyPress, { readonly press: "discount" }>;

/** Line by line under keys of their own, as the till gives it. */
function pressDiscount(
  bill: Bill,
  { line, percent, amount }: Discount,
  { key, at }: { readonly key: LineKey; readonly at: Instant },
): Bill | Refusal {
  let count = 0;
  const nextKey = (): LineKey => {
    count += 1;
    return lineKey(`${key}-${count}`);
  };
  const wanted = line === null ? null : (bill.lines[line]?.key ?? lineKey("nowhere"));
  const rated = percent === null ? null : rate(percent * 100);
  const reason = rated === 100_00 ? onTheHouse.id : regular.id;
  const ask = { line: wanted, rate: rated, amount: money(amount), reason, at, nextKey };
  return allocateDiscount(bill, ask, discountRules);
}

type Tile = Extract<AnyPress, { readonly press: "article" | "mixer" }>;

function pressTile(bill: Bill, pressed: Tile, key: LineKey, at: Instant): Bill | Refusal {
  const addition = {
    key,
    joins: true,
    promotions: pricingFixture.promotions,
    moment: aMoment({ at }),
  };
  if (pressed.press === "article") {
    return addArticle(bill, {
      ...addition,
      article: forSale[pressed.article] ?? padThai,
      quantity: quantity(pressed.count),
      typedPrice: money(200_00 + 33 * pressed.count),
    });
  }
  return addMixer(bill, {
    ...addition,
    article: pressed.isTonic ? tonic : soda,
    quantity: oneQuantity,
    item: lastItem(bill)?.key ?? null,
    group: mixers,
  });
}

type SetPress = Extract<AnyPress, { readonly press: "set" }>;

/** The first answer is the main, the second the soda, the others the drinks. */
function pressSet(bill: Bill, pressed: SetPress, key: LineKey, at: Instant): Bill | Refusal {
  const [main = 0, withSoda = 0, ...drinks] = pressed.answers;
  const [mains, drinksAsked, sodas] = lunchSections;
  const answers = [
    { asked: mains, index: main % 2 },
    ...drinks.map((index) => ({ asked: drinksAsked, index: index % 2 })),
    ...(withSoda > 1 ? [{ asked: sodas, index: 0 }] : []),
  ];
  const chosen = answers.flatMap(({ asked, index }) => {
    const article = asked?.choices[index]?.article;
    if (asked === undefined || article === undefined) return [];
    return [{ question: asked.id, article, count: 1, note: "", orderLevel: null }];
  });
  const parts = chooseSetParts(pricingFixture.menu, lunchSet, chosen);
  if (isRefusal(parts)) return parts;
  return addSet(bill, {
    key,
    article: lunchSet,
    quantity: quantity(pressed.count),
    parts,
    promotions: pricingFixture.promotions,
    moment: aMoment({ at }),
    currency: pricingFixture.currency,
  });
}

type PieceChange = {
  readonly how: "more" | "less" | "remove-line";
  readonly line: LineKey;
  /** Of the press. */
  readonly key: LineKey;
};

/** Changes a line where it stands. */
function changePieces(bill: Bill, { how, line, key }: PieceChange, at: Instant): Bill | Refusal {
  const { promotions } = pricingFixture;
  if (how === "remove-line") return removeLine(bill, line, promotions);
  if (how === "less") return takePiece(bill, line, { promotions, mixersEach: mixers.maximum });
  const pressed = findLine(bill, line);
  return addPiece(bill, line, {
    key,
    article: forSale.find((article) => article.id === pressed?.article) ?? padThai,
    typedPrice: pressed?.productPrice ?? null,
    promotions,
    moment: aMoment({ at }),
  });
}
