import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { anArticle, catchOfTheDay, footMassage, padThai } from "../testing/builders.ts";
import { asksForCommission, asksForLevel, nextStep } from "./next-step.ts";
import type { OrderLevel } from "./order-level.ts";

describe("pressing an article", () => {
  test("asks for a variable price first", () => {
    expect(nextStep(catchOfTheDay)).toBe("set-price");
  });

  test("adds any other article", () => {
    expect(nextStep(padThai)).toBe("add");
    expect(nextStep(footMassage)).toBe("add");
  });
});

describe("after adding an article the till", () => {
  test("asks for the earner of the commission if the article says so", () => {
    expect(asksForCommission(anArticle({ commissionActive: true }))).toBe(true);
  });

  test("does not ask otherwise, even if the article has a commission", () => {
    expect(asksForCommission(anArticle({ commission: id(1), commissionActive: false }))).toBe(
      false,
    );
  });

  const kitchen = id<"product-group">(1);
  const steak = anArticle({ hasOrderLevel: true, productGroup: kitchen });
  const rare: OrderLevel = { id: id(1), name: "Rare", indexNumber: 1, productGroup: kitchen };

  test("asks for the order level if the location wants it", () => {
    expect(asksForLevel(steak, [rare], true)).toBe(true);
    expect(asksForLevel(steak, [rare], false)).toBe(false);
  });

  test("does not ask for a level if there are none", () => {
    expect(asksForLevel({ ...steak, hasOrderLevel: false }, [rare], true)).toBe(false);
    expect(asksForLevel(steak, [{ ...rare, productGroup: id(2) }], true)).toBe(false);
  });
});
