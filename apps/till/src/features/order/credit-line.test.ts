import { beforeAll, expect, test, vi } from "vitest";

import { openOrder, unsentLine } from "./testing/open-order.ts";

beforeAll(() => void vi.resetModules());

test("lines are credited back until that is switched off, and only once all are sent", async () => {
  const till = await openOrder([unsentLine("a")]);
  const { toggleCrediting } = await import("./credit-line.ts");
  toggleCrediting();
  expect(till.order().isCrediting).toBe(false);
  expect(till.notice()).toMatchObject({ failure: { code: "credit-and-sale-mixed" } });
  till.show();
  toggleCrediting();
  expect(till.order().isCrediting).toBe(true);
  toggleCrediting();
  expect(till.order().isCrediting).toBe(false);
});
