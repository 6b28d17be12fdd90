import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { arrangePayTypes } from "./arrange-pay-types.ts";
import { roleOf } from "./pay-type.ts";

const at = (indexNumber: number) => ({ indexNumber, isVat: false });
const arrange = (order: readonly number[], others: readonly number[] = []) =>
  arrangePayTypes(order.map(at), [...order, ...others].map(at));

describe("a list in a new order", () => {
  test("exchanges its places", () => {
    expect(arrange([610, 600, 650])).toEqual([600, 610, 650]);
    expect(arrange([800, 1000, 850])).toEqual([800, 850, 1000]);
  });

  test("keeps its places if the order is the old one", () => {
    expect(arrange([800, 850, 900, 1000])).toEqual([800, 850, 900, 1000]);
    expect(arrange([])).toEqual([]);
  });

  test("leaves the invoice where it is, and moves the others around it", () => {
    expect(arrange([800, 900, 850, 1000])).toEqual([800, 900, 1000, 1010]);
    expect(arrange([800, 850, 1000, 900])).toEqual([800, 850, 860, 900]);
    expect(arrange([800, 1000, 900, 850])).toEqual([800, 810, 900, 910]);
  });

  test("takes no place of a retired one", () => {
    expect(arrange([800, 850, 1000, 900], [860, 870])).toEqual([800, 850, 880, 900]);
  });

  test("is refused if there is no room before or behind the invoice", () => {
    const before = Array.from({ length: 99 }, (_, index) => 801 + index);
    expect(arrange([800, ...before, 1000, 900])).toBeNull();
    const behind = Array.from({ length: 199 }, (_, index) => 901 + index);
    expect(arrange([800, 900, 850, ...behind])).toBeNull();
  });
});

test("the places ascend, belong to no other row, and keep the role of each", () => {
  const methods = fc.uniqueArray(fc.integer({ min: 801, max: 1099 }), { maxLength: 80 });
  fc.assert(
    fc.property(methods, fc.integer({ min: 0, max: 80 }), (numbers, cut) => {
      const order = [800, ...numbers.slice(0, cut)];
      const retired = numbers.slice(cut);
      const places = arrange(order, retired);
      if (places === null) return;
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(new Set([...places, ...retired]).size).toBe(places.length + retired.length);
      expect(places.map((place) => roleOf(at(place)))).toEqual(
        order.map((place) => roleOf(at(place))),
      );
    }),
  );
});
