import { addPayment } from "@comanda/contract/payment";
import { networkError } from "@comanda/sync/failure";
import { beforeEach, expect, test, vi } from "vitest";

import { stubDevice } from "#api/testing/stub-device.ts";

beforeEach(stubDevice);

const request = { body: { amount: 100, comment: "Ice" }, pdf: null };
const settled = { ok: false, failure: { ...networkError, status: 409 } } as const;

test("a press that another window has settled is not taken for the next one", async () => {
  const { pressOf } = await import("./unanswered-writes.ts");
  const { key, place } = await pressOf(addPayment, request);
  vi.resetModules();
  const otherWindow = await import("./unanswered-writes.ts");
  otherWindow.unansweredWrites.settle({ key, place }, settled);
  expect((await pressOf(addPayment, request)).key).not.toBe(key);
});

test("a press on a device that cannot store anything keeps its key until it is settled", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("The storage is full");
    },
    removeItem: () => {},
  });
  const { pressOf, unansweredWrites } = await import("./unanswered-writes.ts");
  const press = await pressOf(addPayment, request);
  expect(await pressOf(addPayment, request)).toEqual(press);
  unansweredWrites.settle(press, settled);
  expect((await pressOf(addPayment, request)).key).not.toBe(press.key);
});
