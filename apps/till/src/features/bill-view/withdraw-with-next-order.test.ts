import { id } from "@comanda/domain/id";
import { aBill } from "@comanda/domain/testing/builders";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

import type { Session } from "#api/session.ts";
import { aSession } from "#api/testing/a-session.ts";

// The till reads its session on import.
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("document", { querySelector: () => null });
const { sessionStore } = await import("#api/session.ts");
const { resetOrder, useOrder } = await import("../order/index.ts");
const { withdrawWithNextOrder } = await import("./withdraw-with-next-order.ts");
afterAll(() => vi.unstubAllGlobals());

const signedIn = aSession([]);
const paid = { ...aBill(), id: id<"bill">(9) };
const next = { ...aBill(), id: id<"bill">(10) };
const use = (session: Session) => sessionStore.setState({ state: "signed-in", session }, true);
const withdraw = vi.fn<() => void>();

beforeEach(() => {
  withdraw.mockClear();
  use(signedIn);
  resetOrder();
});

test("what to give back stays while the paid bill closes, and goes with the next bill", () => {
  useOrder.setState({ bill: paid });
  withdrawWithNextOrder(withdraw);
  useOrder.setState({ bill: { ...paid, status: "closed" } });
  resetOrder();
  expect(withdraw).not.toHaveBeenCalled();
  useOrder.setState({ bill: next });
  expect(withdraw).toHaveBeenCalledOnce();
  useOrder.setState({ bill: paid });
  expect(withdraw).toHaveBeenCalledOnce();
});

test("it goes with a new order, and when one bill follows another at once", () => {
  withdrawWithNextOrder(withdraw);
  useOrder.setState({ bill: aBill() });
  expect(withdraw).toHaveBeenCalledOnce();
  useOrder.setState({ bill: paid });
  withdrawWithNextOrder(withdraw);
  useOrder.setState({ bill: next });
  expect(withdraw).toHaveBeenCalledTimes(2);
});

test("it goes with the session, but not with a new name of the venue", () => {
  withdrawWithNextOrder(withdraw);
  use({ ...signedIn, locations: [] });
  expect(withdraw).not.toHaveBeenCalled();
  sessionStore.setState({ state: "signed-out", because: null }, true);
  expect(withdraw).toHaveBeenCalledOnce();
  use(signedIn);
  expect(withdraw).toHaveBeenCalledOnce();
});
