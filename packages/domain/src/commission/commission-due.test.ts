import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { mali } from "../testing/builders.ts";
import {
  checkCommissionPayment,
  commissionsDue,
  earnedAmount,
  type EarnedCommission,
} from "./commission-due.ts";

const noi = id<"staff">(30);

/** A drink that earns Mali 50.00. */
function anEarned(earned: Partial<EarnedCommission> = {}): EarnedCommission {
  return {
    key: "drink",
    staff: mali,
    commission: money(50_00),
    quantity: quantity(1),
    ...earned,
  };
}

describe("a commission line", () => {
  test("earns its commission once per piece", () => {
    expect(earnedAmount(anEarned({ quantity: quantity(3) }))).toBe(150_00);
  });

  test("is negative when credited", () => {
    expect(earnedAmount(anEarned({ quantity: quantity(-2) }))).toBe(-100_00);
  });
});

describe("commissions due", () => {
  test("are empty if nothing was earned", () => {
    expect(commissionsDue([])).toEqual([]);
  });

  test("are summed per member of staff, sorted by id", () => {
    const first = anEarned({ key: "first", staff: noi, commission: money(80_00) });
    const second = anEarned({ key: "second", quantity: quantity(2) });
    const third = anEarned({ key: "third", staff: noi });
    expect(commissionsDue([first, second, third])).toEqual([
      { staff: mali, amount: 100_00, lines: [second] },
      { staff: noi, amount: 130_00, lines: [first, third] },
    ]);
  });

  test("come to zero for a credited drink", () => {
    const credit = anEarned({ key: "credit", quantity: quantity(-1) });
    expect(commissionsDue([anEarned(), credit])).toMatchObject([{ staff: mali, amount: 0 }]);
  });

  test("are negative if a drink was credited after its commission was paid", () => {
    const credit = anEarned({ key: "credit", quantity: quantity(-1) });
    expect(commissionsDue([credit])).toMatchObject([{ staff: mali, amount: -50_00 }]);
  });

  test("contain every earning line exactly once", () => {
    const anyLine = record({
      staff: constantFrom(mali, noi),
      commission: integer({ min: 0, max: 1000_00 }).map(money),
      quantity: integer({ min: -5, max: 5 }).map(quantity),
    });
    assert(
      property(array(anyLine), (earned) => {
        const lines = earned.map((line, index) => anEarned({ ...line, key: `line ${index}` }));
        const due = commissionsDue(lines);
        const expected = earned.reduce((sum, line) => sum + line.commission * line.quantity, 0);
        expect(due.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
        expect(new Set(due.flatMap((one) => one.lines))).toEqual(new Set(lines));
        expect(due.flatMap((one) => one.lines)).toHaveLength(lines.length);
        for (const { staff, lines: own } of due) {
          expect(own.every((line) => line.staff === staff)).toBe(true);
        }
      }),
    );
  });
});

describe("paying a commission", () => {
  const [due = null] = commissionsDue([anEarned({ key: "first" }), anEarned({ key: "second" })]);
  const pay = (amount: number, ...lines: string[]) =>
    checkCommissionPayment(due, { amount: money(amount), lines });
  const changed = { refusal: "commission-changed" };

  test("succeeds for the sum and lines that were shown, in any order", () => {
    expect(pay(100_00, "first", "second")).toBeNull();
    expect(pay(100_00, "second", "first")).toBeNull();
  });

  test("is refused for a negative amount", () => {
    const [owed = null] = commissionsDue([anEarned({ key: "credit", quantity: quantity(-1) })]);
    const paid = { amount: money(-50_00), lines: ["credit"] };
    expect(checkCommissionPayment(owed, paid)).toEqual(changed);
  });

  test("is refused for another sum", () => {
    expect(pay(99_99, "first", "second")).toEqual(changed);
    expect(pay(0, "first", "second")).toEqual(changed);
  });

  test("is refused if a line was added or removed meanwhile", () => {
    expect(pay(100_00, "first")).toEqual(changed);
    expect(pay(100_00, "first", "second", "third")).toEqual(changed);
    expect(pay(100_00, "first", "third")).toEqual(changed);
    expect(pay(100_00)).toEqual(changed);
  });

  test("is refused if one line is listed twice and another is missing", () => {
    expect(pay(100_00, "first", "first")).toEqual(changed);
  });

  test("is refused if nothing is due any more", () => {
    const payment = { amount: money(100_00), lines: ["first", "second"] };
    expect(checkCommissionPayment(null, payment)).toEqual(changed);
    expect(checkCommissionPayment(null, { amount: money(0), lines: [] })).toEqual(changed);
  });

  test("settles a sale and its credit, which sum to zero", () => {
    const credit = anEarned({ key: "credit", quantity: quantity(-1) });
    const [even = null] = commissionsDue([anEarned(), credit]);
    const payment = { amount: money(0), lines: ["drink", "credit"] };
    expect(checkCommissionPayment(even, payment)).toBeNull();
  });
});
