import { expect, test } from "vitest";

import { rememberLast } from "./remember-last.ts";

test("the same arguments are computed once, and others anew", () => {
  let computed = 0;
  const sum = rememberLast((first: number, second: number) => {
    computed += 1;
    return first + second;
  });
  expect([sum(1, 2), sum(1, 2), computed]).toEqual([3, 3, 1]);
  expect([sum(2, 2), computed]).toEqual([4, 2]);
  expect([sum(1, 2), computed]).toEqual([3, 3]);
});
