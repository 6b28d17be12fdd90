import { expect, test } from "vitest";

import { readTillSources } from "../../language/testing/till-sources.ts";
import { outlivesUpdate } from "./outlives-update.ts";
import { storedEntries } from "./stored-entries.ts";

/** Channels and locks between windows, which store nothing. */
const ofWindows = ["comanda.outbox", "comanda.streams"];

test("every name that the till stores something under is used once, and says who needs it", () => {
  const written = readTillSources()
    .filter(({ path }) => !path.endsWith("stored-entries.ts"))
    .flatMap(({ text }) => [...text.matchAll(/(?<=["`])comanda\.[a-z-]+\.?(?=["`$])/g)])
    .map(([name]) => name);
  expect(written.toSorted()).toEqual([...Object.keys(storedEntries), ...ofWindows].toSorted());
});

test("what its users need stays when a newer till is started", () => {
  expect(outlivesUpdate("comanda.dismissed-steps")).toBe(true);
  expect(outlivesUpdate("comanda.order.1.2")).toBe(true);
});

test.each(["comanda.session", "comanda.faults", "comanda.counted", "comanda.orders", "language"])(
  "%s is deleted",
  (name) => {
    expect(outlivesUpdate(name)).toBe(false);
  },
);
