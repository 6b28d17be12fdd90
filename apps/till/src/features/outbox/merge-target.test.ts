import { id } from "@comanda/domain/id";
import type { Intent } from "@comanda/sync/outbox/intent";
import { byId } from "@comanda/sync/records/records";
import { expect, test } from "vitest";

import { findMergeTarget } from "./merge-target.ts";
import { aRound, bill12, venue } from "./testing/open-till.ts";

const round: Intent = {
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

const statuses = { open: 0, closed: 1, voided: 2 } as const;

/** The bills 1, 2 and so on: each is merged into the bill with this number, or has this state. */
function targetAmong(...bills: readonly (number | "open" | "closed")[]) {
  const records = bills.map((state, index) => ({
    ...bill12,
    id: id<"bill">(index + 1),
    status: typeof state === "number" ? statuses.voided : statuses[state],
    mergedInto: typeof state === "number" ? id<"bill">(state) : null,
  }));
  return findMergeTarget(round, { ...venue, bill: byId(records) })?.id ?? null;
}

test("the items of a merged bill go to the open bill at the end of the mergers", () => {
  expect(targetAmong(2, "open")).toBe(2);
  expect(targetAmong(2, 3, "open")).toBe(3);
});

test("there is no such bill if it was not merged, is paid, or is unknown", () => {
  expect(targetAmong("open")).toBeNull();
  expect(targetAmong("closed")).toBeNull();
  expect(targetAmong(2, "closed")).toBeNull();
  expect(targetAmong(9)).toBeNull();
  expect(targetAmong(2, 1)).toBeNull();
});
