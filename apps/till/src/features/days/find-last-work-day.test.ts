import { dayReport } from "@comanda/paper/samples/summaries";
import { beforeAll, expect, test, vi } from "vitest";

import { openTill } from "../outbox/testing/open-till.ts";

beforeAll(() => void vi.resetModules());

/** The reports of two nights, newest first. */
const nights = [
  { id: 2, startTime: "2026-11-30 11:00:00" },
  { id: 1, startTime: "2026-10-31 11:00:00" },
];

test("the last work day is the one of the newest report, by the date on which it began", async () => {
  if (dayReport.kind !== "day-report") throw new Error("Not the report of a day");
  const { summary } = dayReport;
  const reports = nights.map(({ id, startTime }) => ({
    id,
    kind: "day",
    number: id,
    shift: null,
    workDay: id,
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
    const asked = reports.find(({ id }) => call.endsWith(`/report/${id}`));
    return Response.json(asked ?? reports.map(({ summary: _filed, ...report }) => report));
  });
  const { findLastWorkDay } = await import("./find-last-work-day.ts");
  expect(await findLastWorkDay()).toMatchObject({
    ok: true,
    reply: { year: 2026, month: 11, day: 30 },
  });
});
