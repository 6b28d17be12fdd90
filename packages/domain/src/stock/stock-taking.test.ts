import { describe, expect, test } from "vitest";

import { quantity } from "../money/quantity.ts";
import { takeBack, takeFor } from "./stock-taking.ts";

const taken = (...takings: readonly (readonly [number, number | null])[]) =>
  takings.map(([count, round]) => ({ quantity: quantity(count), round }));

describe("a line", () => {
  test("takes what it needs in addition now", () => {
    expect(takeFor(quantity(2), [], null)).toEqual(taken([2, null]));
    expect(takeFor(quantity(30), taken([0, 7]), null)).toEqual(taken([0, 7], [30, null]));
    expect(takeFor(quantity(40), taken([30, 7]), 9)).toEqual(taken([30, 7], [10, 9]));
  });

  test("gives up what it took last, when it needs less", () => {
    expect(takeFor(quantity(30), taken([30, 7], [10, 9]), null)).toEqual(taken([30, 7]));
    expect(takeFor(quantity(20.5), taken([30, 7], [10, 9]), null)).toEqual(taken([20.5, 7]));
    expect(takeFor(quantity(0), taken([30, 7]), null)).toEqual([]);
  });

  test("that needs the same takes nothing", () => {
    expect(takeFor(quantity(40), taken([30, 7], [10, 9]), null)).toEqual(taken([30, 7], [10, 9]));
  });
});

test("a credit returns what its line took last", () => {
  expect(takeBack(quantity(-40), taken([30, 7], [10, 9]))).toEqual(taken([-10, 9], [-30, 7]));
  expect(takeBack(quantity(-12), taken([30, 7], [10, 9]))).toEqual(taken([-10, 9], [-2, 7]));
  expect(takeBack(quantity(-2), taken([2, null]))).toEqual(taken([-2, null]));
});

test("a credit of more than its line has now, as after a split, returns by the same recipe", () => {
  expect(takeBack(quantity(-2), taken([1, 7]))).toEqual(taken([-1, 7], [-1, 7]));
});
