import { openReportRow } from "@comanda/contract/owner-report";
import type { OpenedBy } from "@comanda/domain/owner-report/report-columns";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

const day = { from: "2026-11-20", to: "2026-11-20" };
let office: Office;

beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

async function open(by: OpenedBy, key: string) {
  const asked = { params: { by, key }, query: day };
  return replyOf(openReportRow, await callAs(office.app, office.admin, openReportRow, asked));
}

describe("a row that does not exist", () => {
  test("opens nothing", async () => {
    for (const by of ["article", "category", "staff", "promotion", "pay-type", "stock"] as const) {
      for (const key of ["9999999", "999999999999999", "5-18"]) {
        expect((await open(by, key)).rows).toEqual([]);
      }
    }
    expect((await open("hour", "25")).rows).toEqual([]);
    expect((await open("weekday-hour", "8-1")).rows).toEqual([]);
  });

  test("is refused if its key is none", async () => {
    for (const key of ["x", "1-2-3", "-1"]) {
      const asked = { params: { by: "article", key }, query: day };
      expect((await callAs(office.app, office.admin, openReportRow, asked)).statusCode).toBe(400);
    }
    const query = { from: "2026-11-21", to: "2026-11-20" };
    const asked = { params: { by: "article", key: "1" }, query };
    expect(errorOf(await callAs(office.app, office.admin, openReportRow, asked)).code).toBe(
      "time-invalid",
    );
  });
});
