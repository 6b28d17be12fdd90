import { id, type StaffId } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { rate } from "@comanda/domain/money/rate";
import type { Permission } from "@comanda/domain/staff/permission";
import { mali } from "@comanda/domain/testing/builders";
import { isProvisionalId } from "@comanda/sync/outbox/provisional";
import { listUnsent } from "@comanda/sync/outbox/unsent-list";
import { byId } from "@comanda/sync/records/records";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";

import {
  closeOutboxes,
  openOutbox,
  orderCall,
  refusing,
  roundCall,
  ticketsCall,
  until,
  working,
} from "./testing/open-outbox.ts";
import { anOrder, aPress, aRound, shiftHere, venue, type Answer } from "./testing/open-till.ts";

// Each test is a page of its own, since all calls of one page share its pace.
beforeEach(() => void vi.resetModules());
afterEach(closeOutboxes);

const gift = aPress("gift", {
  type: 6,
  parent: "a",
  staff: mali,
  discount: { reason: id<"discount-reason">(1), rate: rate(10_00), isOfBill: false },
  shown: { price: money(-12_00), amount: money(-12_00) },
});

async function logIn(held: readonly Permission[], staff: StaffId | null = null) {
  const known = aSession(held);
  const session = { ...known, user: { ...known.user, id: staff ?? known.user.id } };
  const { startSession } = await import("#api/change-session.ts");
  await startSession({ ...session, token: { ...session.token, key: "AAAA" } });
  return session;
}

/** A till that kept an order and a discount on it; the server refuses the order, and it is opened as a new one. */
async function openAsNew(then: Answer = working) {
  const isTaken = { now: true };
  const till = await openOutbox((request) =>
    request.call === orderCall && isTaken.now
      ? refusing("table-taken", { isRule: true, about: { number: 9 } })(request)
      : then(request),
  );
  till.know({ ...venue, shift: byId([shiftHere]) });
  const session = await logIn(["give_discount"]);
  till.connect("lost");
  await till.start(session);
  const bill = await till.keep(anOrder("a"));
  await till.keep({ ...aRound(bill), billItems: [gift] });
  till.connect("live");
  await until(() => expect(listUnsent(till.intents()).stuck).toHaveLength(1));
  isTaken.now = false;
  const actions = await import("./open-as-new.ts");
  const { sendOrder, useOrder } = await import("../order/index.ts");
  const [stuck] = listUnsent(till.intents()).stuck;
  if (stuck === undefined) throw new Error("Nothing was refused");
  expect(await actions.openAsNew(stuck)).toBeNull();
  const before = till.heard().length;
  const asked = (...calls: readonly string[]) =>
    till
      .heard()
      .slice(before)
      .filter(({ call }) => calls.includes(call))
      .map(({ call, body }) => ({ call, body }));
  const sent = () => asked(orderCall, roundCall);
  const { sendAgain } = actions;
  const tickets = () => asked(ticketsCall);
  return { ...till, sent, tickets, sendOrder, sendAgain, useOrder };
}

const orderAndGift = [
  { call: orderCall, body: { billItems: [{ key: "a" }] } },
  { call: roundCall, body: { id: 41, billItems: [{ key: "gift" }] } },
];

test("a discount of an order that is opened as a new one is sent after it", async () => {
  const till = await openAsNew();
  expect(till.useOrder.getState().bill?.lines.map(({ key }) => key)).toEqual(["a", "gift"]);
  await till.sendOrder();
  expect(till.sent()).toMatchObject(orderAndGift);
  expect(till.intents()).toEqual([]);
});

test("without the server both are kept, the discount behind its order", async () => {
  const till = await openAsNew();
  till.connect("lost");
  await till.sendOrder();
  expect(till.intents().map(({ body }) => body.billItems)).toMatchObject([
    [{ key: "a" }],
    [{ key: "gift" }],
  ]);
  expect(till.tickets()).toEqual([]);
  till.connect("live");
  await until(() => expect(till.sent()).toHaveLength(2));
  expect(till.sent()).toMatchObject(orderAndGift);
  await until(() => expect(till.intents().every(({ done }) => done !== null)).toBe(true));
  // The server has no bill of the ID under which the till kept the order.
  expect(till.tickets().filter(({ body }) => isProvisionalId(Object(body).id))).toEqual([]);
});

const refusingGifts: Answer = (request) =>
  request.call === roundCall
    ? refusing("discount-above-limit", { isRule: true, about: { limit: 5 } })(request)
    : working(request);

test("a discount that is refused then stays on the screen", async () => {
  const till = await openAsNew(refusingGifts);
  await till.sendOrder();
  expect(till.intents()).toEqual([]);
  const { bill, sending } = till.useOrder.getState();
  expect(bill?.lines.some(({ key }) => key === "gift")).toBe(true);
  expect(sending).toBeNull();
  await until(() => expect(till.tickets()).toMatchObject([{ body: { id: 41 } }]));
});

test("the kitchen gets the dishes while a manager is asked about the discount", async () => {
  const till = await openAsNew(refusingGifts);
  const { setAskManager } = await import("#records/approval-link.ts");
  const asked = Promise.withResolvers<null>();
  setAskManager(() => asked.promise);
  till.atEnd(() => setAskManager(null));
  const sending = till.sendOrder();
  await until(() => expect(till.tickets()).toMatchObject([{ body: { id: 41 } }]));
  expect(till.useOrder.getState().sending).not.toBeNull();
  asked.resolve(null);
  await sending;
});

test.each([
  ["may give discounts", ["give_discount"]],
  ["may give none", []],
] as const)("and is listed if another bill is on the screen: its user %s", async (_who, held) => {
  const till = await openAsNew(refusingGifts);
  await logIn(held);
  const sending = till.sendOrder();
  till.useOrder.setState({ bill: null });
  await sending;
  expect(till.intents()).toMatchObject([
    {
      body: { id: 41, billItems: [{ key: "gift" }] },
      refused: { code: "discount-above-limit", about: { limit: 5 } },
    },
  ]);
  expect(till.sent()).toMatchObject(orderAndGift);
  // Nothing may say that it is only kept until it can be sent.
  expect(till.useNotices.getState().notice).toBeNull();
});

test("of a listed discount, another user's till first asks whether the server has given it", async () => {
  let isGiven = false;
  const till = await openAsNew((request) => {
    if (request.call !== roundCall) return working(request);
    const fault = { code: "operation-failed", message: "It failed" };
    const reused = { code: "idempotency-key-reused", message: "The key was used" };
    // The server fails after it has given the discount.
    const reply = Response.json(isGiven ? reused : fault, { status: isGiven ? 409 : 500 });
    isGiven = true;
    return reply;
  });
  const sending = till.sendOrder();
  till.useOrder.setState({ bill: null });
  await sending;
  const [listed] = till.intents();
  if (listed === undefined) throw new Error("It is not listed");
  await logIn([], id<"staff">(11));
  await till.sendAgain(listed);
  await until(() =>
    expect(till.sent().slice(2)).toMatchObject([
      { body: { billItems: [] } },
      { body: { billItems: [{ key: "gift" }] } },
    ]),
  );
});
