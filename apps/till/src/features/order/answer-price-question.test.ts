import { money } from "@comanda/domain/money/money";
import { padThai } from "@comanda/domain/testing/builders";
import { beforeAll, expect, test, vi } from "vitest";

import { openOrder, unsentLine } from "./testing/open-order.ts";

beforeAll(() => void vi.resetModules());

const dearer = { price: money(130_00), amount: money(130_00) };
const shown = { price: money(120_00), amount: money(120_00) };

/** A till that asks about the prices of these lines of its order. */
async function openAsked(keys: readonly string[], ...asked: readonly string[]) {
  const till = await openOrder(keys.map((key) => unsentLine(key)));
  const prices = asked.map((key) => ({ key, product: padThai.id, shown, now: dearer }));
  till.useOrder.setState({ unresolvedPrices: prices });
  return { ...till, ...(await import("./answer-price-question.ts")) };
}

test("the rest of an order is sent once the last line in question is removed", async () => {
  const till = await openAsked(["a", "b", "c"], "a", "b");
  expect(till.removeChangedLine("a")).toBe("done");
  expect(till.order().unresolvedPrices).toMatchObject([{ key: "b" }]);
  expect(till.removeChangedLine("b")).toBe("send-rest");
  expect(till.keys()).toEqual(["c"]);
});

test("nothing is sent of an order of which nothing is left", async () => {
  const till = await openAsked(["a"], "a");
  expect(till.removeChangedLine("a")).toBe("done");
  expect(till.keys()).toEqual([]);
});

test("prices that are confirmed are those of the lines", async () => {
  const till = await openAsked(["a", "b"], "a");
  expect(till.confirmPriceChanges()).toBe(true);
  expect(till.bill()?.lines.map(({ price }) => Number(price))).toEqual([130_00, 120_00]);
  expect(till.order().unresolvedPrices).toEqual([]);
});
