import { rate } from "@comanda/domain/money/rate";
import { utc } from "@comanda/domain/testing/builders";
import { vat } from "@comanda/domain/testing/pay-builders";
import type { DatedRate } from "@comanda/domain/payment/dated-rate";
import { msPerHour, msPerMinute, msPerSecond } from "@comanda/domain/time/instant";
import { initialState } from "@comanda/sync/follow/state";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";

import type { Reference } from "./reference.ts";
import { plainReference } from "./testing/plain-reference.ts";

beforeEach(() => {
  vi.resetModules();
  // Half a minute before six in the morning in Bangkok.
  vi.useFakeTimers({ now: utc("2026-12-31 22:59:30") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tenFromNewYear = { fromDate: "2027-01-01", rate: rate(10_00) };

/** A till whose VAT of 7 % has these later rates; returns the percentage that it charges. */
async function follow(datedRates: readonly DatedRate[]) {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(aSession([])) });
  const { recordStore, showSyncState } = await import("./record-store.ts");
  const { followRates } = await import("./follow-rates.ts");
  followRates();
  const start = initialState<Reference>({ ms: 0, wallMs: 0 });
  const load = (dated: readonly DatedRate[]) => {
    const reference = { ...plainReference, payTypes: [{ ...vat, datedRates: dated }] };
    showSyncState({ ...start, reference });
    // As with each heartbeat of the server.
    return () => showSyncState({ ...start, reference });
  };
  const beat = load(datedRates);
  const charged = () => recordStore.getState().reference?.payTypes.map(({ value }) => value);
  return { charged, load, beat, recordStore };
}

test("a rate with a date is charged from six in the morning of its day, without a server", async () => {
  const { charged } = await follow([tenFromNewYear]);
  expect(charged()).toEqual([7_00]);
  vi.advanceTimersByTime(29 * msPerSecond);
  expect(charged()).toEqual([7_00]);
  vi.advanceTimersByTime(2 * msPerSecond);
  expect(charged()).toEqual([10_00]);
  vi.advanceTimersByTime(24 * msPerHour);
  expect(charged()).toEqual([10_00]);
});

test("a till that slept through the night charges what has begun meanwhile", async () => {
  const { charged } = await follow([tenFromNewYear]);
  vi.setSystemTime(utc("2027-01-02 03:00:00"));
  vi.advanceTimersByTime(msPerMinute);
  expect(charged()).toEqual([10_00]);
});

test("what the server reports does not change the rates to and fro, which would draw every screen again", async () => {
  const { charged, beat, recordStore } = await follow([tenFromNewYear]);
  vi.advanceTimersByTime(msPerMinute);
  const changes = vi.fn<() => void>();
  recordStore.subscribe((now, before) => {
    if (now.reference !== before.reference) changes();
  });
  beat();
  beat();
  expect(changes).not.toHaveBeenCalled();
  expect(charged()).toEqual([10_00]);
});

test("what the office changes is charged at once", async () => {
  const { charged, load } = await follow([]);
  vi.advanceTimersByTime(msPerMinute);
  expect(charged()).toEqual([7_00]);
  load([{ fromDate: "2026-12-30", rate: rate(8_00) }, tenFromNewYear]);
  expect(charged()).toEqual([10_00]);
});
