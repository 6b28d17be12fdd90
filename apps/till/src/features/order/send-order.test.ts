import { beforeEach, expect, test, vi } from "vitest";

import { refusing, roundCall, working } from "../outbox/testing/open-outbox.ts";
import { bill12, done, type Answer } from "../outbox/testing/open-till.ts";
import { duringShift, openOrder, unsentLine } from "./testing/open-order.ts";

// Each test is a page of its own, since all calls of one page share its pace.
beforeEach(() => void vi.resetModules());

const saved: Answer = () => done({ id: 1, version: 2 });

/** A till with a line that is not sent; its server answers rounds like this, in the order in which they come. */
async function openWith(...answers: readonly Promise<Answer>[]) {
  const left = [...answers];
  const till = await openOrder([unsentLine("a")], duringShift, async (request) => {
    const answer = request.call === roundCall ? ((await left.shift()) ?? saved) : working;
    return (await answer(request)) ?? Response.error();
  });
  const { sendOrder } = await import("./send-order.ts");
  const { loadBill } = await import("./load-bill.ts");
  const { resetOrder } = await import("./order-store.ts");
  const rounds = () => till.heard().filter(({ call }) => call === roundCall);
  return { ...till, sendOrder, loadBill, resetOrder, rounds };
}

test("a bill is shown once its round is sent", async () => {
  const till = await openWith();
  expect(await till.sendOrder()).toEqual({ id: 1, mode: "new" });
});

test("a bill that was opened again while its round was on its way stays as it is", async () => {
  const reply = Promise.withResolvers<Answer>();
  const till = await openWith(reply.promise);
  const sending = till.sendOrder();
  await expect.poll(() => till.rounds()).toHaveLength(1);
  till.loadBill(bill12.id);
  reply.resolve(saved);
  expect(await sending).toBeNull();
  expect(till.bill()?.id).toBe(1);
});

test("a round that is still on its way is not sent again, whatever comes back for an earlier one", async () => {
  const [first, second] = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  const till = await openWith(first.promise, second.promise);
  const sendingFirst = till.sendOrder();
  await expect.poll(() => till.rounds()).toHaveLength(1);
  till.resetOrder();
  till.show(unsentLine("b"));
  const sendingSecond = till.sendOrder();
  await expect.poll(() => till.rounds()).toHaveLength(2);
  first.resolve(saved);
  await sendingFirst;
  expect(await till.sendOrder()).toBeNull();
  expect(till.rounds()).toHaveLength(2);
  second.resolve(saved);
  await sendingSecond;
  expect(till.order().sending).toBeNull();
});

test.each([
  ["voided", "voided"],
  ["paid", "closed"],
] as const)(
  "a bill that another till has %s stays with its new lines, and says how it ended",
  async (_how, status) => {
    const refused = refusing("bill-not-open", { isRule: true, about: { number: 7, status } });
    const till = await openWith(Promise.resolve(refused));
    expect(await till.sendOrder()).toBeNull();
    expect(till.order()).toMatchObject({ bill: { status, lines: [{ key: "a" }] }, sending: null });
  },
);
