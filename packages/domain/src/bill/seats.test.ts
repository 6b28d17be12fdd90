import { describe, expect, test } from "vitest";

import { oneQuantity, quantity } from "../money/quantity.ts";
import {
  aBill,
  accepted,
  aLine,
  aMoment,
  anArticle,
  padThai,
  saved,
  singha,
} from "../testing/builders.ts";
import {
  lunchKey,
  lunchOrder,
  plainLunch,
  setPress,
  withArticle,
} from "../testing/lunch-orders.ts";
import { lunchSet, pricingFixture } from "../testing/pricing-fixture.ts";
import { addArticle } from "./add-article.ts";
import { breakUpSet } from "./break-up-set.ts";
import { changeSet } from "./change-set.ts";
import { chooseSetParts } from "./choose-set-parts.ts";
import { courseOf } from "./course.ts";
import { findSetInOrder } from "./find-set-in-order.ts";
import { lineKey, type Line } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import { makeSet } from "./make-set.ts";
import { chooseSeats } from "./mark-line.ts";
import { mergeBills } from "./merge-bills.ts";
import { receiveLines } from "./receive-lines.ts";
import { repeatRound } from "./repeat-round.ts";
import { areSameSeats, orderSeats, seatsOf } from "./seats.ts";

const { menu, currency } = pricingFixture;
const line = aLine({ key: lineKey("a") });
const forTwo = aBill({ cover: 2, lines: [line] });

describe("the seats of a line", () => {
  test("are kept in order, each once", () => {
    expect(orderSeats([3, 1, 3, 2])).toEqual([1, 2, 3]);
    const bill = accepted(chooseSeats(aBill({ cover: 3, lines: [line] }), line.key, [3, 1, 3]));
    expect(bill.lines[0]?.seats).toEqual([1, 3]);
  });

  test("are the same only if all of them are", () => {
    expect(areSameSeats([], [])).toBe(true);
    expect(areSameSeats([1, 2], [1, 2])).toBe(true);
    expect(areSameSeats([1], [1, 2])).toBe(false);
    expect(areSameSeats([1, 3], [1, 2])).toBe(false);
  });

  test("are not more than the guests of the bill", () => {
    expect(chooseSeats(forTwo, line.key, [2, 3])).toEqual({
      refusal: "seat-unknown",
      about: { cover: 2 },
    });
    expect(accepted(chooseSeats(forTwo, line.key, [1, 2])).lines[0]?.seats).toEqual([1, 2]);
  });

  test("keep their numbers on a bill whose other guests were split off", () => {
    const last = { ...line, key: lineKey("b"), seats: [4] };
    const seated = { ...forTwo, lines: [line, last] };
    expect(accepted(chooseSeats(seated, line.key, [3, 4])).lines[0]?.seats).toEqual([3, 4]);
    expect(chooseSeats(seated, line.key, [5])).toEqual({
      refusal: "seat-unknown",
      about: { cover: 2 },
    });
  });

  test.each([null, 0])("can be any on a bill with a cover of %s", (cover) => {
    const bill = accepted(chooseSeats({ ...forTwo, cover }, line.key, [99]));
    expect(bill.lines[0]?.seats).toEqual([99]);
  });

  test("can be those of the whole table again", () => {
    const one = accepted(chooseSeats(forTwo, line.key, [1]));
    expect(accepted(chooseSeats(one, line.key, [])).lines[0]?.seats).toEqual([]);
  });

  test("belong to items, and to bills that are open", () => {
    const under = { type: "mixer", parent: line.key, question: null, way: null } as const;
    const mixer = { ...line, key: lineKey("m"), ...under };
    const bill = aBill({ lines: [line, mixer] });
    expect(chooseSeats(bill, mixer.key, [1])).toEqual({ refusal: "select-an-item" });
    expect(chooseSeats(bill, lineKey("nothing"), [1])).toEqual({ refusal: "select-an-item" });
    expect(chooseSeats({ ...bill, status: "closed" }, line.key, [1])).toMatchObject({
      refusal: "bill-not-open",
    });
  });
});

describe("whom a line is for", () => {
  const under = { type: "mixer", parent: line.key, question: null, way: null } as const;
  const sauce: Line = { ...aLine({ key: lineKey("sauce") }), ...under };

  test("is that of its item if it says nothing itself, however deep it stands", () => {
    const herbs: Line = { ...sauce, key: lineKey("herbs"), parent: sauce.key };
    const bill = aBill({ lines: [{ ...line, seats: [1, 3] }, sauce, herbs] });
    expect(bill.lines.map((each) => seatsOf(bill, each))).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(seatsOf(bill, { ...sauce, seats: [2] })).toEqual([2]);
  });

  test("is the table if nobody said anything", () => {
    expect(seatsOf(aBill({ lines: [line, sauce] }), sauce)).toEqual([]);
    expect(seatsOf(aBill({ lines: [sauce] }), sauce)).toEqual([]);
  });

  test("of the parts of a set is that of the set, whose seats change with one touch", () => {
    const order = lunchOrder();
    const seated = accepted(chooseSeats(order, lunchKey, [2]));
    expect(seated.lines.map((each) => seatsOf(seated, each))).toEqual([[2], [2], [2]]);
  });

  test("reaches the server with a set, as the course does", () => {
    const order = lunchOrder();
    const lines = order.lines.map((each) =>
      each.key === lunchKey ? { ...each, seats: [2], course: 3 } : each,
    );
    const received = accepted(
      receiveLines(aBill(), linesToSend({ ...order, lines }), pricingFixture),
    );
    expect(received.lines).toEqual(lines);
    const three = linesToSend({ ...order, lines }).map((sent) => ({ ...sent, seats: [3] }));
    expect(receiveLines(aBill({ cover: 2 }), three, pricingFixture)).toMatchObject({
      refusal: "seat-unknown",
    });
  });

  test("stays when a set is changed, repeated or broken up", () => {
    const order = lunchOrder();
    const lines = order.lines.map((each) =>
      each.key === lunchKey ? { ...each, seats: [2], course: 3, note: "hurry" } : each,
    );
    const seated = { ...order, lines };
    const parts = accepted(chooseSetParts(menu, lunchSet, plainLunch));
    const press = { ...setPress, article: lunchSet, quantity: oneQuantity, parts };
    const changed = accepted(changeSet(seated, lunchKey, { ...press, key: lineKey("new") }));
    expect(changed.lines[0]).toMatchObject({ key: "new", seats: [2], course: 3, note: "hurry" });
    const again = accepted(
      repeatRound(saved(seated), {
        ...pricingFixture,
        promotions: [],
        moment: aMoment(),
        nextKey: () => lineKey("again"),
      }),
    );
    expect(again.lines.find(({ key }) => key === "again")?.seats).toEqual([2]);
    const broken = accepted(breakUpSet(saved(seated), lunchKey, pricingFixture));
    const single = broken.lines.filter(({ article }) => article !== lunchSet.id);
    expect(single.map((each) => [seatsOf(broken, each), courseOf(broken, each)])).toEqual([
      [[2], 3],
      [[2], 3],
    ]);
  });

  test("of a set that dishes made up is that of the dishes", () => {
    const found = (one: readonly number[], other: readonly number[]) => {
      const dishes = withArticle(withArticle(aBill(), padThai, "dish"), singha, "beer");
      const lines = dishes.lines.map((each) => ({
        ...each,
        seats: each.key === "dish" ? one : other,
      }));
      const order = { ...dishes, lines };
      const set = findSetInOrder(order, { menu, moment: aMoment(), currency });
      if (set === null) throw new Error("No set was found");
      return accepted(makeSet(order, set, { ...setPress, key: lunchKey })).lines[0]?.seats;
    };
    expect(found([1], [1])).toEqual([1]);
    expect(found([2], [1])).toEqual([1, 2]);
    expect(found([2], [])).toEqual([]);
  });
});

describe("a press of the same article", () => {
  const press = (bill: typeof forTwo, key: string, served: object) =>
    accepted(
      addArticle(bill, {
        key: lineKey(key),
        article: anArticle({ id: padThai.id }),
        quantity: quantity(1),
        joins: true,
        typedPrice: null,
        promotions: [],
        moment: aMoment(),
        ...served,
      }),
    );
  const once = press(aBill(), "a", { seats: [1], course: 1 });

  test("joins a line for the same seats and course", () => {
    expect(press(once, "b", { seats: [1], course: 1 }).lines).toMatchObject([{ quantity: 2 }]);
  });

  test.each([{ seats: [2], course: 1 }, { seats: [1], course: 2 }, { course: 1 }, { seats: [1] }])(
    "is a line of its own for %j",
    (served) => {
      expect(press(once, "b", served).lines).toHaveLength(2);
    },
  );

  test("is sent with what was chosen, and without what was not", () => {
    expect(linesToSend(once)).toMatchObject([{ seats: [1], course: 1 }]);
    const [plain] = linesToSend(press(aBill(), "a", {}));
    expect(Object.keys(plain ?? {})).not.toContain("seats");
    expect(Object.keys(plain ?? {})).not.toContain("course");
  });
});

test("parts of a line rejoin if they are for the same seats, and stay apart otherwise", () => {
  const header = { place: forTwo.place, cover: 2, staff: forTwo.staff, customer: null };
  const merged = (seats: readonly number[]) => {
    const target = aBill({ lines: [{ ...line, seats: [1, 2] }] });
    const source = aBill({ lines: [{ ...line, seats }] });
    return accepted(mergeBills(target, source, { header, at: forTwo.createdAt })).target.lines;
  };
  expect(merged([1, 2])).toMatchObject([{ quantity: 2 }]);
  expect(merged([1])).toHaveLength(2);
});
