import { expect, test } from "vitest";

import { outlivesUpdate } from "./outlives-update.ts";

test.each([
  "comanda.order.1.2",
  "comanda.language",
  "comanda.device",
  "comanda.device-token",
  "comanda.unanswered",
  "comanda.unanswered-bodies",
  "comanda.count",
  "comanda.papers",
])("%s stays when a newer till is started", (name) => {
  expect(outlivesUpdate(name)).toBe(true);
});

test.each(["comanda.session", "comanda.faults", "comanda.counted", "comanda.orders", "language"])(
  "%s is deleted",
  (name) => {
    expect(outlivesUpdate(name)).toBe(false);
  },
);
