import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { closeOutboxes, openOutbox, orderCall, until } from "./testing/open-outbox.ts";
import { anOrder, aRound } from "./testing/open-till.ts";

beforeAll(() => void vi.resetModules());
afterEach(closeOutboxes);

/** As when somebody clears the data of the site, or the device lacks space; the keys of the session stay. */
async function deleteStorage() {
  await new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase("comanda-till");
    deleting.addEventListener("success", resolve);
  });
}

/** A till that keeps an order and its next round while it is offline. */
async function openKeeping() {
  const till = await openOutbox();
  const { readIntents } = await import("../kept-orders/index.ts");
  till.connect("lost");
  const stop = await till.start();
  const order = await till.keep(anOrder("a"));
  await till.keep(aRound(order, "b"));
  const kept = till.intents();
  const stored = async () => (await readIntents()).intents;
  return { ...till, stop, order, kept, stored };
}

describe("orders whose storage the browser deletes", () => {
  test("are stored again when the till next looks, and sent with their keys", async () => {
    const till = await openKeeping();
    await deleteStorage();
    till.connect("live");
    await until(() => expect(till.heard().map(({ key }) => key)).toContain(till.kept[1]?.key));
    expect(till.heard()[0]).toMatchObject({ call: orderCall, key: till.kept[0]?.key });
    await until(() => expect(till.intents()).toMatchObject([{ done: { bill: 41 } }]));
  });

  test("are stored again while the till stays offline, if it only waits", async () => {
    const till = await openKeeping();
    await deleteStorage();
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await until(() => {
      vi.advanceTimersByTime(2000);
      expect(put).toHaveBeenCalledWith(till.kept[1]);
    });
    put.mockRestore();
    expect(await till.stored()).toEqual(till.kept);
  });

  test("are put back for all windows, which would otherwise put back what is sent from then on", async () => {
    const till = await openKeeping();
    const other = new BroadcastChannel("comanda.outbox");
    till.atEnd(() => other.close());
    const told: unknown[] = [];
    other.addEventListener("message", ({ data }) => told.push(data));
    await deleteStorage();
    expect(await till.stored()).toEqual(till.kept);
    await until(() => expect(told).toEqual(["changed"]));
  });

  test("are stored again even if that happens before the till has read them", async () => {
    const till = await openKeeping();
    const [order] = till.kept;
    if (order === undefined) throw new Error("Nothing is kept");
    const { addIntent } = await import("../kept-orders/index.ts");
    const { turn: _turn, ...intent } = order;
    const added = await addIntent({ ...intent, key: "b0000000-0000-4000-8000-000000000000" });
    await deleteStorage();
    expect(await till.stored()).toEqual([...till.kept, added]);
  });

  test("stay before those that are kept from then on", async () => {
    const till = await openKeeping();
    await deleteStorage();
    const next = await till.keep(anOrder("c"));
    expect(next).toBeGreaterThan(till.order);
    const all = await till.stored();
    expect(all.slice(0, 2)).toEqual(till.kept);
    expect(all).toHaveLength(3);
    expect(till.intents()).toEqual(all);
  });

  test("are there at the next login in this window, if the session is gone as well", async () => {
    const till = await openKeeping();
    vi.stubGlobal("indexedDB", new IDBFactory());
    till.stop();
    expect(till.intents()).toEqual([]);
    await till.start();
    expect(till.intents()).toEqual(till.kept);
  });

  test("stay on the screen if they cannot be stored again, and nothing says that they are saved", async () => {
    const till = await openKeeping();
    await deleteStorage();
    const { storesOrders } = await import("./intents-store.ts");
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    till.atEnd(() => put.mockRestore());
    const other = new BroadcastChannel("comanda.outbox");
    till.atEnd(() => other.close());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has only its own origin
    other.postMessage("changed");
    await until(() => expect(storesOrders(till.useIntents.getState())).toBe(false));
    expect(till.intents()).toEqual(till.kept);
  });
});
