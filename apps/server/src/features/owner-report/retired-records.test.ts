import { readOwnerReport } from "@comanda/contract/owner-report";
import { officeStation } from "@comanda/contract/office-venue";
import { officeArticle } from "@comanda/contract/office-menu";
import type { OwnerReportKind } from "@comanda/domain/owner-report/report-columns";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { endDay, endShiftOf, payBill, payTypesOf } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;

/** A sale at a station and of an article that are both retired afterwards. */
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  const bill = await office.openBill("R1", [office.item("Pad Thai")]);
  const cash = (await payTypesOf(office)).get(800) ?? 0;
  await payBill(office, office.cashier, bill, [{ payType: cash, total: 1000_00 }]);
  await endShiftOf(office, office.cashier, 1500_00);
  await endDay(office, office.cashier);
  const station = findNamed(await office.list(officeStation), "Restaurant");
  await office.save(officeStation, { retire: [station] });
  const dish = findNamed(await office.list(officeArticle), "Pad Thai");
  await office.save(officeArticle, { retire: [dish] });
});
afterAll(() => office.app.close());

test.each([
  ["stations", "station", "Restaurant"],
  ["articles", "article", "Pad Thai"],
  ["margins", "article", "Pad Thai"],
] as const)(
  "a report by %s names what was retired since",
  async (kind: OwnerReportKind, column, name) => {
    const query = { from: "2026-11-20", to: "2026-11-20" };
    const asked = { params: { kind }, query };
    const reply = await callAs(office.app, office.admin, readOwnerReport, asked);
    const { columns, rows } = replyOf(readOwnerReport, reply);
    const at = columns.findIndex(({ key }) => key === column);
    expect(rows.map((row) => row[at])).toEqual([name]);
  },
);
