import { openDrawer } from "@comanda/contract/day";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { afterAll, beforeAll, expect, test } from "vitest";

import { printActions } from "../../testing/print-actions.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

test("the report of reprints lists copies, papers that staff repeated, and opened drawers, in order", async () => {
  const { app, admin, cashier, waiter } = office;
  const papers = printActions(office);
  const [first, second] = [
    await office.openBill("R1", [office.item("Pad Thai")]),
    await office.openBill("R2", [office.item("Pad Thai")]),
  ];
  const paper = await papers.bill(first);
  await papers.settle(paper.id, { state: "sent" });
  const unprinted = await papers.bill(second);
  await papers.settle(unprinted.id, { state: "failed", cause: "refused" });
  // What did not come out is printed for the first time.
  await papers.repeat(unprinted.id);
  await papers.bill(first);
  replyOf(openDrawer, await office.write(cashier, openDrawer));
  await papers.repeat(paper.id, null, cashier);
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const asked = { params: { kind: "reprints" }, query };
  const reply = await callAs(app, admin, readOwnerReport, asked);
  const { columns, rows, keys } = replyOf(readOwnerReport, reply);
  const { number } = (await office.billOf(first)).bill ?? {};
  const cells = ["what", "bill", "station", "staff"].map((key) =>
    columns.findIndex((column) => column.key === key),
  );
  const nameOf = ({ user }: typeof waiter) => `${user.ref} ${user.firstName} ${user.lastName}`;
  expect(rows.map((row) => cells.map((at) => row[at]))).toEqual([
    ["reprint", `#${number}`, "Restaurant", nameOf(waiter)],
    ["drawer", "", "Restaurant", nameOf(cashier)],
    ["reprint", `#${number}`, "Restaurant", nameOf(cashier)],
  ]);
  expect(keys).toEqual([String(first), null, String(first)]);
});
