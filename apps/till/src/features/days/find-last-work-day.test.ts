import type { WorkDayReply } from "@comanda/contract/day-records";
import { id } from "@comanda/domain/id";
import { mali } from "@comanda/domain/testing/builders";
import { byId } from "@comanda/sync/records/records";
import { dayReport } from "@comanda/paper/samples/summaries";
import { beforeAll, expect, test, vi } from "vitest";

import { at, openTill, venue } from "../outbox/testing/open-till.ts";

beforeAll(() => void vi.resetModules());

/** The reports of two nights, newest first. */
const nights = [
  { id: 2, startTime: "2026-11-30 11:00:00" },
  { id: 1, startTime: "2026-10-31 11:00:00" },
];

test("the last work day is the one of the newest report, by the date on which it began", async () => {
  if (dayReport.kind !== "day-report") throw new Error("Not the report of a day");
  const { summary } = dayReport;
  const reports = nights.map(({ id: night, startTime }) => ({
    id: night,
    kind: "day",
    number: night,
    shift: null,
    workDay: night,
    from: null,
    to: null,
    user: 1,
    createdDate: "2026-12-01 11:00:00",
    message: "",
    fileName: "",
    pdfLength: null,
    summary: { ...summary, startTime },
  }));
  await openTill(({ call }) => {
    const asked = reports.find((report) => call.endsWith(`/report/${report.id}`));
    return Response.json(asked ?? reports.map(({ summary: _filed, ...report }) => report));
  });
  const { findLastWorkDay } = await import("./find-last-work-day.ts");
  expect(await findLastWorkDay()).toMatchObject({
    ok: true,
    reply: { year: 2026, month: 11, day: 30 },
  });
});

test("while a work day is open, none is offered: its figures are not filed yet", async () => {
  const today: WorkDayReply = { id: id(2), startTime: at, staff: mali, endTime: null };
  const { know, heard } = await openTill();
  know({ ...venue, workDay: byId([today]) });
  const { findLastWorkDay } = await import("./find-last-work-day.ts");
  expect(await findLastWorkDay()).toEqual({ ok: true, reply: null });
  expect(heard()).toEqual([]);
});
