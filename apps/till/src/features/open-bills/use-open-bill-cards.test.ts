import { utc } from "@comanda/domain/testing/builders";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";
import { plainReference } from "#records/testing/plain-reference.ts";

import { bill12 } from "../outbox/testing/open-till.ts";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(aSession([])) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How many minutes the card of the bill shows, and its table by the minute of all screens. */
async function render() {
  const { recordStore } = await import("#records/record-store.ts");
  const { useCurrentMinute } = await import("#records/use-current-minute.ts");
  const { minutesSince } = await import("@comanda/domain/floor/table-state");
  const { useOpenBillCards } = await import("./use-open-bill-cards.ts");
  const bill = { ...bill12, createdDate: "2026-11-20 11:59:30" };
  const initial = recordStore.getInitialState();
  const records = { ...initial.records, bill: new Map([[bill.id, bill]]) };
  // A page that is rendered without a browser reads the initial state.
  vi.spyOn(recordStore, "getInitialState").mockReturnValue({ ...initial, records });
  let minutes: readonly (number | undefined)[] = [];
  function Card() {
    const onCard = useOpenBillCards(plainReference, "all").cardOf(bill.id)?.minutes;
    minutes = [onCard, minutesSince(utc(bill.createdDate), useCurrentMinute())];
    return null;
  }
  renderToString(createElement(Card));
  return minutes;
}

test.each([
  ["2026-11-20 11:59:59", 0],
  ["2026-11-20 12:00:40", 0],
  ["2026-11-20 12:01:10", 1],
])("at %s a bill of 11:59:30 shows %i minutes, as at its table", async (at, minutes) => {
  vi.useFakeTimers({ now: utc(at) });
  expect(await render()).toEqual([minutes, minutes]);
});
