import { describe, expect, test } from "vitest";

import { quantity } from "../money/quantity.ts";
import { aBill, accepted, aLine, aMoment, anArticle, padThai } from "../testing/builders.ts";
import { addArticle } from "./add-article.ts";
import { lineKey } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import { chooseSeats } from "./mark-line.ts";
import { mergeBills } from "./merge-bills.ts";
import { areSameSeats, orderSeats } from "./seats.ts";

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
