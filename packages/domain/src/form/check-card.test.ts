import { expect, test } from "vitest";

import { checkCard } from "./check-card.ts";

const known = [{ cardNumber: "0001" }, { cardNumber: "" }];

test("a card that belongs to another guest is refused", () => {
  expect(checkCard({ cardNumber: "0001" }, known)).toEqual({
    fieldErrors: [{ field: "cardNumber", code: "invalid" }],
  });
});

test("a guest's own card, or none, is accepted", () => {
  expect(checkCard({ cardNumber: "0002" }, known)).toBeNull();
  expect(checkCard({ cardNumber: "" }, known)).toBeNull();
});
