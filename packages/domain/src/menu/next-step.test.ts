import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { anArticle, catchOfTheDay, footMassage, padThai } from "../testing/builders.ts";
import { asksForCommission, nextStep } from "./next-step.ts";

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
});
