import { order as orderEnglish } from "@comanda/languages/en_US/till/order";
import { aBill, aLine } from "@comanda/domain/testing/builders";
import { lineKey } from "@comanda/domain/bill/line";
import { IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import {
  callsOf,
  closeOutboxes,
  openOutbox,
  orderCall,
  until,
  working,
} from "./testing/open-outbox.ts";
import { anOrder, aRound, type Answer } from "./testing/open-till.ts";

beforeAll(() => void vi.resetModules());
afterEach(closeOutboxes);

/** As on a full disk: the write fails, and with it its transaction. */
function fillDisk() {
  const add = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function full(
    this: IDBObjectStore,
    value: unknown,
  ) {
    const adding = this.put(value);
    this.transaction.abort();
    return adding;
  });
  return () => add.mockRestore();
}

describe("an order that the device cannot store", () => {
  async function openFull(connection: "live" | "lost", answer: Answer = () => null) {
    const till = await openOutbox(answer);
    const { sendOrEnqueue } = await import("#records/send-or-enqueue.ts");
    till.connect(connection);
    await till.start();
    const empty = fillDisk();
    till.atEnd(empty);
    const { storesOrders } = await import("./intents-store.ts");
    const canStore = () => storesOrders(till.useIntents.getState());
    return { ...till, sendOrEnqueue, empty, canStore };
  }

  test("and is not sent either says so, and that pressing again helps only online", async () => {
    const till = await openFull("lost");
    expect(till.canStore()).toBe(true);
    const outcome = await till.sendOrEnqueue(anOrder("a"));
    expect(outcome).toMatchObject({ ok: false, failure: { code: "order-not-stored" } });
    expect(till.intents()).toEqual([]);
    expect(callsOf(till.heard())).not.toContain(orderCall);
    // Nothing may say that orders are saved.
    expect(till.useNotices.getState().notice).toBeNull();
    expect(till.canStore()).toBe(false);
  });

  test("after it was sent without an answer says that it may have gone through", async () => {
    let isAway = true;
    const till = await openFull("live", (request) => (isAway ? null : working(request)));
    const outcome = till.sendOrEnqueue(anOrder("a"));
    await until(() => expect(callsOf(till.heard())).toContain(orderCall));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toMatchObject({ ok: false, failure: { code: "order-in-doubt" } });
    expect(till.canStore()).toBe(false);
    // It is repeated until there is an answer, which must not be in the next test.
    isAway = false;
    const { length } = till.heard();
    await until(() => {
      vi.advanceTimersByTime(3000);
      expect(callsOf(till.heard().slice(length))).toContain(orderCall);
    });
  });

  test("because it is behind another one of its bill was not sent", async () => {
    const till = await openFull("lost");
    till.empty();
    await till.keep(aRound(1, "a"));
    till.atEnd(fillDisk());
    till.recordStore.setState({ connection: "live" });
    const outcome = await till.sendOrEnqueue(aRound(1, "b"));
    expect(outcome).toMatchObject({ ok: false, failure: { code: "order-not-stored" } });
  });

  test("is stored as soon as there is room, and the till says so again", async () => {
    const till = await openFull("lost");
    await till.sendOrEnqueue(anOrder("a"));
    till.empty();
    expect(await till.sendOrEnqueue(anOrder("a"))).toMatchObject({ ok: true, isQueued: true });
    expect(till.canStore()).toBe(true);
  });
});

test("a device whose storage is switched off does not say that orders are saved", async () => {
  const till = await openOutbox();
  till.connect("lost");
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new Error("The storage is switched off");
    },
  });
  await till.start();
  const { storesOrders } = await import("./intents-store.ts");
  expect(storesOrders(till.useIntents.getState())).toBe(false);
});

describe("an order that is typed", () => {
  async function openTyping(setItem: () => void) {
    const till = await openOutbox();
    const { persistOrder, useOrder } = await import("../order/index.ts");
    const { recordStore } = till;
    vi.stubGlobal("localStorage", { getItem: () => null, setItem, removeItem: () => {} });
    till.atEnd(persistOrder(till.session));
    const type = (...keys: readonly string[]) =>
      useOrder.setState({
        bill: aBill({ lines: keys.map((key) => aLine({ key: lineKey(key), isSaved: false })) }),
      });
    const warnings = vi.fn<(text: string) => void>();
    const stop = till.useNotices.subscribe(({ notice }, before) => {
      if (notice?.content.kind === "attention" && notice !== before.notice) {
        warnings(notice.content.text);
      }
    });
    till.atEnd(stop);
    expect(recordStore.getState().reference).not.toBeNull();
    return { ...till, type, warnings };
  }
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };

  test("on a full device does not outlive a reload, which is said once for each order", async () => {
    const till = await openTyping(full);
    await until(() => {
      till.type("a");
      expect(till.warnings.mock.calls).toEqual([[orderEnglish.notStored]]);
    });
    till.type("a", "b");
    till.type("b");
    till.type("b", "c");
    await new Promise((resolve) => void setImmediate(resolve));
    expect(till.warnings).toHaveBeenCalledOnce();
    till.type("d");
    await until(() => expect(till.warnings).toHaveBeenCalledTimes(2));
    expect(callsOf(till.heard())).not.toContain("POST /api/fault");
  });

  test("on a device with room needs no warning", async () => {
    const setItem = vi.fn<() => void>();
    const till = await openTyping(setItem);
    await until(() => {
      till.type("a");
      expect(setItem).toHaveBeenCalled();
    });
    expect(till.warnings).not.toHaveBeenCalled();
  });

  test("with nothing to send needs none either", async () => {
    const failing = vi.fn<() => void>(full);
    const till = await openTyping(failing);
    await until(() => {
      till.type();
      expect(failing).toHaveBeenCalled();
    });
    expect(till.warnings).not.toHaveBeenCalled();
  });
});
