import { expect, test } from "vitest";

import { checkCard } from "./check-card.ts";

const known = [{ cardNumber: "0001" }, { cardNumber: "" }];

test("a card that another guest has is refused", () => {
  expect(checkCard({ cardNumber: "0001" }, known)).toEqual({
    fieldErrors: [{ field: "cardNumber", code: "invalid" }],
  });
});

test("a card of one's own is fine, and so is none", () => {
  expect(checkCard({ cardNumber: "0002" }, known)).toBeNull();
  expect(checkCard({ cardNumber: "" }, known)).toBeNull();
});
