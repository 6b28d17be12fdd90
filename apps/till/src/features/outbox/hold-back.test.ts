import { id } from "@comanda/domain/id";
import { aBill, aLine } from "@comanda/domain/testing/builders";
import type { Intent } from "@comanda/sync/outbox/intent";
import { failureOfRefusal } from "@comanda/sync/failure";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { outbox as outboxEnglish } from "@comanda/languages/en_US/till/outbox";

import { anOrder, aRound, openTill } from "./testing/open-till.ts";

async function openHere() {
  const { recordStore } = await openTill();
  const { holdBack, holdLeaving } = await import("./hold-back.ts");
  const { useIntents } = await import("./intents-store.ts");
  const { useNotices } = await import("../notice/notice-store.ts");
  const { useOrder } = await import("../order/index.ts");
  const { useOutbox, firstProvisionalId } = await import("#records/outbox-link.ts");
  return {
    holdBack,
    holdLeaving,
    recordStore,
    useIntents,
    useOrder,
    useOutbox,
    newBillId: id<"bill">(firstProvisionalId + 4),
    shown: () => {
      const { notice } = useNotices.getState();
      return notice?.content.kind === "failure" ? null : (notice?.content.text ?? null);
    },
  };
}

const waiting: Intent = {
  key: "press",
  place: "1.1",
  placeName: "",
  madeAt: 0,
  changedLines: [],
  body: aRound(1, "a"),
  turn: 4,
  refused: null,
  done: null,
};
const refused = { ...waiting, refused: failureOfRefusal("bill-not-open") };
const sent = { ...waiting, done: { at: 0, bill: id<"bill">(1), version: 2, lineIds: new Map() } };
const [bill, other] = [id<"bill">(1), id<"bill">(2)];

let till: Awaited<ReturnType<typeof openHere>>;
beforeAll(() => void vi.resetModules());
beforeEach(async () => {
  till = await openHere();
  till.useIntents.setState(till.useIntents.getInitialState());
  till.useOutbox.setState(till.useOutbox.getInitialState());
});

test("with everything sent, no action waits", () => {
  till.useIntents.setState({ intents: [sent] });
  expect([till.holdBack(bill), till.holdBack("till"), till.holdBack(null)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(till.shown()).toBeNull();
});

test("offline, every action waits for the server", () => {
  till.recordStore.setState({ connection: "lost" });
  expect([till.holdBack(bill), till.holdBack("till"), till.holdBack(null)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(till.shown()).toBe(outboxEnglish.needsServer);
});

test("the shift does not end before every order is dealt with, refused ones included", () => {
  till.useIntents.setState({ intents: [waiting, sent, refused] });
  expect(till.holdBack("till")).toBe(true);
  expect(till.shown()).toBe(outboxEnglish.needsAllSent(2));
});

test("a bill waits for its own orders only", () => {
  till.useOutbox.setState({ pendingCounts: new Map([[bill, 1]]) });
  expect([till.holdBack(other), till.holdBack(null)]).toEqual([false, false]);
  expect(till.shown()).toBeNull();
  expect(till.holdBack(bill)).toBe(true);
  expect(till.shown()).toBe(outboxEnglish.needsSent);
});

test("a bill that the server does not have yet waits", () => {
  expect(till.holdBack(till.newBillId)).toBe(true);
  expect(till.shown()).toBe(outboxEnglish.needsSent);
});

test("a bill whose order was refused waits for a decision, not for the server", () => {
  till.useIntents.setState({ intents: [{ ...refused, body: anOrder("a") }] });
  expect(till.holdBack(till.newBillId)).toBe(true);
  expect(till.shown()).toBe(outboxEnglish.needsDecision);
});

test("a user leaves at once if nothing is unsent", () => {
  till.useIntents.setState({ intents: [sent] });
  expect(till.holdLeaving(() => {})).toBe(false);
  till.useOrder.setState({ bill: aBill({ lines: [aLine()] }) });
  expect(till.holdLeaving(() => {})).toBe(false);
  expect(till.useIntents.getState().leave).toBeNull();
});

test.each<[string, readonly Intent[], boolean]>([
  ["an order waits", [waiting], false],
  ["the server refused an order", [refused], false],
  ["lines on the screen are not sent", [], true],
])("a user sees what stays behind before leaving if %s", (_why, intents, hasLines) => {
  const leave = () => {};
  till.useIntents.setState({ intents });
  if (hasLines) till.useOrder.setState({ bill: aBill({ lines: [aLine({ isSaved: false })] }) });
  expect(till.holdLeaving(leave)).toBe(true);
  expect(till.useIntents.getState().leave).toBe(leave);
});
