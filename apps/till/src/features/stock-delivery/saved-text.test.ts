import { id } from "@comanda/domain/id";
import { stockAmount } from "@comanda/domain/stock/stock-amount";
import { ginBottle } from "@comanda/domain/testing/stock-builders";
import { messages } from "@comanda/languages/en_US/till/all";
import { expect, test } from "vitest";

import { tooMuchTakenText } from "./saved-text.ts";

/** Takes four litres away, where the count was this many thousandths. */
function takeFourOf(count: number): string | null {
  const row = {
    id: null,
    stockItem: ginBottle.id,
    station: id<"station">(1),
    currentCount: stockAmount(count - 4000),
    delivered: stockAmount(-4000),
  };
  const texts = { items: [ginBottle], decimalSeparator: ".", floor: messages.floor };
  return tooMuchTakenText([{ station: row.station, stocks: [row] }], texts);
}

test("what cannot be taken away is said with what is left, which is never below nothing", () => {
  expect(takeFourOf(4000)).toBeNull();
  expect(takeFourOf(2000)).toBe("There is only 2 l of Gin to take away");
  expect(takeFourOf(0)).toBe("There is no Gin to take away");
  expect(takeFourOf(-2000)).toBe("There is no Gin to take away");
});
