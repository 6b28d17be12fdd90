import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { anArticle, catchOfTheDay, footMassage, padThai } from "../testing/builders.ts";
import { asksForCommission, asksForLevel, nextStep } from "./next-step.ts";
import type { OrderLevel } from "./order-level.ts";

describe("a press on an article", () => {
  test("asks for a variable price first", () => {
    expect(nextStep(catchOfTheDay)).toBe("set-price");
  });

  test("adds anything else", () => {
    expect(nextStep(padThai)).toBe("add");
    expect(nextStep(footMassage)).toBe("add");
  });
});

describe("an article that was added", () => {
  test("asks who earns the commission where the menu says so", () => {
    expect(asksForCommission(anArticle({ commissionActive: true }))).toBe(true);
  });

  test("asks for nothing otherwise, though it has a commission", () => {
    expect(asksForCommission(anArticle({ commission: id(1), commissionActive: false }))).toBe(
      false,
    );
  });

  const kitchen = id<"product-group">(1);
  const steak = anArticle({ hasOrderLevel: true, productGroup: kitchen });
  const rare: OrderLevel = { id: id(1), name: "Rare", indexNumber: 1, productGroup: kitchen };

  test("asks how it is wanted where the venue says so", () => {
    expect(asksForLevel(steak, [rare], true)).toBe(true);
    expect(asksForLevel(steak, [rare], false)).toBe(false);
  });

  test("asks nobody to choose from no levels", () => {
    expect(asksForLevel({ ...steak, hasOrderLevel: false }, [rare], true)).toBe(false);
    expect(asksForLevel(steak, [{ ...rare, productGroup: id(2) }], true)).toBe(false);
  });
});
