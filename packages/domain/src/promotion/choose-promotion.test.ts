import { assert, constantFrom, integer, property, record, shuffledSubarray } from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { aMoment, aPromotion, padThai, singha } from "../testing/builders.ts";
import { choosePromotion } from "./choose-promotion.ts";
import type { PromotionTerms, Promotion } from "./promotion.ts";

const tenPercentOff: PromotionTerms = { type: "discount-percent", discount: rate(1000) };
const twentyOff: PromotionTerms = { type: "discount-price", discount: money(20_00) };
const everyThirdFree: PromotionTerms = { type: "buy-x-get-y", buy: 2, get: 1 };
const everythingFree: PromotionTerms = { type: "everything-free" };

let promotions = 0;
/** Each is newer than the one before. */
function onBeer(offer: PromotionTerms, promotion: Partial<Promotion> = {}): Promotion {
  promotions += 1;
  return aPromotion(offer, { id: id(promotions), articles: [singha.id], ...promotion });
}

const beers = (count: number) => ({
  article: singha.id,
  category: singha.category,
  productPrice: singha.price,
  quantity: quantity(count),
});

const choose = (among: readonly Promotion[], count = 1): Promotion | null =>
  choosePromotion(among, beers(count), aMoment());

describe("the promotion of a line", () => {
  test("is null if there is none", () => {
    expect(choose([])).toBeNull();
  });

  test("must name its article", () => {
    const onFood = onBeer(tenPercentOff, { articles: [padThai.id] });
    const onBoth = onBeer(tenPercentOff, { articles: [padThai.id, singha.id] });
    expect(choose([onFood])).toBeNull();
    expect(choose([onFood, onBoth])).toBe(onBoth);
    expect(choose([onBeer(twentyOff, { articles: [] })])).toBeNull();
  });

  test("may name the category of its article instead", () => {
    const wine = id<"category">(40);
    const onWine = onBeer(tenPercentOff, { articles: [], categories: [wine] });
    const onDrinks = onBeer(tenPercentOff, { articles: [], categories: [wine, singha.category] });
    expect(choose([onWine])).toBeNull();
    expect(choose([onWine, onDrinks])).toBe(onDrinks);
  });

  test("may be everything-free, which need not name an article", () => {
    const free = onBeer(everythingFree, { articles: [] });
    expect(choose([free])).toBe(free);
  });

  test("must be active when the line is added", () => {
    const forMembers = onBeer(twentyOff, { customerType: id(2) });
    const switchedOff = onBeer(everythingFree, { isActive: false });
    expect(choose([forMembers, switchedOff])).toBeNull();
    const member = aMoment({ customerType: id(2) });
    expect(choosePromotion([forMembers, switchedOff], beers(1), member)).toBe(forMembers);
  });
});

describe("of several promotions", () => {
  test("the highest priority wins, even if another is cheaper", () => {
    const cheap = onBeer(everythingFree, { priority: 1 });
    const important = onBeer(tenPercentOff, { priority: 2 });
    expect(choose([cheap, important])).toBe(important);
  });

  test("an inactive one leaves the choice to the next priority", () => {
    const later = onBeer(twentyOff, { priority: 2, isActive: false });
    const now = onBeer(tenPercentOff, { priority: 1 });
    expect(choose([later, now])).toBe(now);
  });

  test("with equal priority the cheapest for the guest wins", () => {
    const dear = onBeer(tenPercentOff);
    const cheap = onBeer(twentyOff);
    expect(choose([dear, cheap])).toBe(cheap);
  });

  test("the cheapest depends on the quantity", () => {
    const percent = onBeer(tenPercentOff);
    const third = onBeer(everyThirdFree);
    // Two cost 162.00 or 180.00, three cost 243.00 or 180.00.
    expect(choose([percent, third], 2)).toBe(percent);
    expect(choose([percent, third], 3)).toBe(third);
  });

  test("with equal price the oldest wins", () => {
    const older = onBeer(twentyOff);
    const newer = onBeer({ type: "special-price", price: money(70_00) });
    expect(choose([newer, older])).toBe(older);
  });
});

describe("in any order of promotions", () => {
  const offers = [tenPercentOff, twentyOff, everyThirdFree, everythingFree];
  const all = offers.flatMap((offer) =>
    [1, 2].flatMap((priority) => [onBeer(offer, { priority }), onBeer(offer, { priority })]),
  );
  const some = shuffledSubarray(all);
  const count = integer({ min: 1, max: 7 });

  test("the same one is chosen", () => {
    assert(
      property(some, count, (listed, bought) => {
        expect(choose(listed, bought)).toBe(choose(listed.toReversed(), bought));
        const byAge = listed.toSorted((first, second) => first.id - second.id);
        expect(choose(listed, bought)).toBe(choose(byAge, bought));
      }),
    );
  });

  test("a further promotion changes the choice only to itself", () => {
    const newcomer = record({ offer: constantFrom(...offers), priority: integer() });
    assert(
      property(some, newcomer, count, (listed, { offer, priority }, bought) => {
        const added = onBeer(offer, { priority });
        expect([choose(listed, bought), added]).toContain(choose([...listed, added], bought));
      }),
    );
  });
});
