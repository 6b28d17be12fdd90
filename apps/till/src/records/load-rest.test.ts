import { toBillItem } from "@comanda/contract/to-bill-item";
import { toBillRecord } from "@comanda/contract/to-bill-record";
import { lineKey } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { aBill, aLine } from "@comanda/domain/testing/builders";
import { byId, noRecords } from "@comanda/sync/records/records";
import { beforeEach, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";
import { stubDevice } from "#api/testing/stub-device.ts";

import { plainReference } from "./testing/plain-reference.ts";

const kept = { ping: 9, mark: "a900000000000000" };
const newest = { ping: 10, mark: "aa00000000000000" };
const bill = toBillRecord(aBill(), { id: id<"bill">(1), amount: money(120_00) });
const item = (number: number) => {
  const line = aLine({ key: lineKey(`line-${number}`) });
  return toBillItem(line, { id: number, bill: bill.id }, { hasDecimals: true });
};

let load: (since: number) => Promise<readonly number[] | null>;

/** The device has a bill with one line, and the server a second line, too. */
beforeEach(async () => {
  stubDevice();
  const lists = { bills: [bill], billItems: [item(1), item(2)], workDay: null, shifts: [] };
  vi.stubGlobal("fetch", async () => Response.json({ ...lists, ...newest }));
  const signedIn = aSession([]);
  const session = { ...signedIn, token: { ...signedIn.token, key: "AAAA" } };
  const { startSession } = await import("#api/change-session.ts");
  await startSession(session);
  const { writeRecordCache } = await import("./write-record-cache.ts");
  const records = { ...noRecords, bill: byId([bill]), billItem: byId([item(1)]) };
  const state = { records, reference: plainReference, isReferenceOld: false, heardAt: 0, ...kept };
  await writeRecordCache(session, "window", state);
  const { loadRest } = await import("./load-rest.ts");
  load = async (ping) => {
    const rest = await loadRest(session, ping);
    const bills = rest?.withRows({ since: { ping, mark: undefined }, rows: [] }, new Map());
    return bills === undefined || bills === null ? null : [...bills.billItem.keys()];
  };
});

test("the lines come from the device if it has them as of this row", async () => {
  expect(await load(kept.ping)).toEqual([1]);
});

test("the lines come from the server if the device has only older ones", async () => {
  expect(await load(newest.ping)).toEqual([1, 2]);
});

test("the lines come from the server if some on the device cannot be read", async () => {
  const { runDeviceTransaction } = await import("#api/device-database.ts");
  await runDeviceTransaction(
    { store: "known", mode: "readwrite", durability: "relaxed" },
    (store) => store.put("damaged", ["billItem", 0]),
  );
  expect(await load(kept.ping)).toEqual([1, 2]);
});

test("the lines come from the server if the device refuses to read", async () => {
  stubOpening(() => {
    throw new Error("The device failed");
  });
  expect(await load(kept.ping)).toEqual([1, 2]);
});

test("the lines come from the server if the device never answers", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  stubOpening(() => new EventTarget());
  const lines = load(kept.ping);
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(await lines).toEqual([1, 2]);
});

/** Replaces how the database with the records opens; the one with the keys, which sign requests, stays. */
function stubOpening(open: () => object): void {
  const others = indexedDB;
  vi.stubGlobal("indexedDB", {
    open: (name: string, version: number) =>
      name === "comanda-till" ? open() : others.open(name, version),
  });
}
