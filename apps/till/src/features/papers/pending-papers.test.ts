import { id } from "@comanda/domain/id";
import { beforeEach, expect, test, vi } from "vitest";

import { stubDevice } from "#api/testing/stub-device.ts";

beforeEach(stubDevice);

const outcomeOf = (paper: number) => ({
  id: id<"print-job">(paper),
  outcome: { state: "sent", attempt: 1 } as const,
});

test("what another window has reported is not reported again", async () => {
  const { readPendingPapers, recordOutcome } = await import("./pending-papers.ts");
  recordOutcome(outcomeOf(1));
  vi.resetModules();
  const otherWindow = await import("./pending-papers.ts");
  otherWindow.removeReportedOutcome(outcomeOf(1));
  expect(readPendingPapers()).toEqual({ inHand: [], untold: [] });
});

test("outcomes that the device cannot store are known until they are reported", async () => {
  const { readPendingPapers, recordOutcome, removeReportedOutcome } =
    await import("./pending-papers.ts");
  const isFull = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("The storage is full", "QuotaExceededError");
  });
  recordOutcome(outcomeOf(1));
  recordOutcome(outcomeOf(2));
  expect(readPendingPapers().untold).toEqual([outcomeOf(1), outcomeOf(2)]);
  isFull.mockRestore();
  removeReportedOutcome(outcomeOf(1));
  vi.resetModules();
  const reloaded = await import("./pending-papers.ts");
  expect(reloaded.readPendingPapers().untold).toEqual([outcomeOf(2)]);
});
