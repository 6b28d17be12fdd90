import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { accepted } from "../testing/builders.ts";
import { card, cash, paid, payRules } from "../testing/pay-builders.ts";
import { payBy } from "./pay-by.ts";
import { pressedPart, withoutPart } from "./pressed-part.ts";

/** The bill was 100 when all of it was chosen by card; somebody has ordered for 50 more since. */
const chosen = [paid(card, 100_00)];
const due = money(150_00);

describe("of a press that leaves something to pay", () => {
  test.each([
    ["cash", cash, [paid(card, 100_00), paid(cash, 20_00)]],
    ["the pay type that was chosen before", card, [paid(card, 120_00)]],
  ])("only its own amount is taken: %s", (_how, payType, all) => {
    const press = { payType: payType.id, typed: money(20_00) };
    const after = accepted(payBy(chosen, press, due, payRules()));
    expect(after).toEqual(all);
    const part = pressedPart(payType.id, chosen, after);
    expect(part).toEqual(paid(payType, 20_00));
    expect(withoutPart(after, paid(payType, 20_00))).toEqual(chosen);
  });

  test("nothing is taken if it was for nothing", () => {
    expect(pressedPart(cash.id, chosen, chosen)).toBeNull();
  });
});
