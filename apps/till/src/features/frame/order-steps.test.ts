import { addArticle } from "@comanda/domain/bill/add-article";
import type { Bill } from "@comanda/domain/bill/bill";
import { lineKey } from "@comanda/domain/bill/line";
import { oneQuantity } from "@comanda/domain/money/quantity";
import { refusalCodes } from "@comanda/domain/refusal";
import {
  aBill,
  accepted,
  aLine,
  aMoment,
  poolTable,
  saved,
} from "@comanda/domain/testing/builders";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

import { messages as allEnglish } from "@comanda/languages/en_US/till/all";

// The till reads its session on import.
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("document", { querySelector: () => null });
const { findOrderStep } = await import("./order-steps.ts");
const { resetOrder, useOrder } = await import("../order/index.ts");
afterAll(() => vi.unstubAllGlobals());
beforeEach(resetOrder);

const pool = lineKey("pool");
const running = accepted(
  addArticle(aBill(), {
    key: pool,
    article: poolTable,
    quantity: oneQuantity,
    joins: true,
    typedPrice: null,
    promotions: [],
    moment: aMoment(),
  }),
);
const sent = saved(aBill({ lines: [aLine()] }));
const unsent = aBill({ lines: [aLine({ isSaved: false })] });

test.each([
  ["print-bill-first", unsent, "Print"],
  ["get-an-open-bill", unsent, "Print"],
  ["credit-and-sale-mixed", unsent, "Print"],
  ["timer-running", saved(running), "Change time"],
  ["line-already-saved", sent, "Credit back"],
  ["choose-staff", aBill({ staff: null }), "Change Table/Room/Cover"],
  ["invoice-without-customer", sent, "Choose customer"],
  ["invoice-not-allowed", sent, "Choose customer"],
  ["invoice-without-customer", { ...sent, status: "closed" } as const, null],
  // The screen for signing staff in says so, too.
  ["choose-staff", sent, null],
  ["print-bill-first", sent, null],
  ["get-an-open-bill", null, null],
  ["timer-running", sent, null],
  ["line-already-saved", { ...sent, status: "closed" } as const, null],
  ["permission-denied", unsent, null],
] satisfies readonly (readonly [string, Bill | null, string | null])[])(
  "after %s, case %#, the step on the order is the one that helps",
  (code, bill, label) => {
    useOrder.setState({ bill });
    expect(findOrderStep(code)?.label(allEnglish) ?? null).toBe(label);
  },
);

test("without an order no refusal has a step on the order", () => {
  expect(refusalCodes.filter((code) => findOrderStep(code) !== null)).toEqual([]);
});

test("stopping a timer selects its line and opens its times", () => {
  useOrder.setState({ bill: saved(running) });
  expect(findOrderStep("timer-running")?.take(allEnglish)).toBe("/change-time");
  expect(useOrder.getState().selected).toBe(pool);
});

test("crediting back instead of removing turns credit-back mode on, once", () => {
  useOrder.setState({ bill: sent });
  expect(findOrderStep("line-already-saved")?.take(allEnglish)).toBe("/order");
  expect(useOrder.getState().isCrediting).toBe(true);
  expect(findOrderStep("line-already-saved")).toBe(null);
});
