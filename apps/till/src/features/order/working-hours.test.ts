import type { WorkDayReply } from "@comanda/contract/day-records";
import { id } from "@comanda/domain/id";
import { mali } from "@comanda/domain/testing/builders";
import { byId } from "@comanda/sync/records/records";
import { beforeAll, expect, test, vi } from "vitest";

import { venue } from "../outbox/testing/open-till.ts";
import { openOrder } from "./testing/open-order.ts";

beforeAll(() => void vi.resetModules());

const ended: WorkDayReply = {
  id: id<"work-day">(1),
  startTime: "2026-11-18 11:00:00",
  staff: mali,
  endTime: "2026-11-18 23:00:00",
};
const open: WorkDayReply = {
  ...ended,
  id: id<"work-day">(2),
  startTime: "2026-11-19 11:00:00",
  endTime: null,
};

test.each([
  ["in which the open work day began", [ended, open], "2026-11-19"],
  ["on the clock of the venue without one", [ended], "2026-11-21"],
])("the date of work is the one %s", async (_which, days, date) => {
  const till = await openOrder([], { ...venue, workDay: byId(days) });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T18:00:00Z") });
  const { currentWorkDate } = await import("./current-work-date.ts");
  const { year, month, day } = currentWorkDate(till.session);
  expect(`${year}-${month}-${day}`).toBe(date);
});
