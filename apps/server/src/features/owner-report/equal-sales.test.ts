import { closeBill } from "@comanda/contract/end-bill";
import { newBill, updateBill } from "@comanda/contract/bill";
import { readOwnerReport } from "@comanda/contract/owner-report";
import type { OwnerReportKind } from "@comanda/domain/owner-report/report-columns";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, type Evening } from "../../testing/test-evening.ts";
import { payBill, payTypesOf, signInAt, startShiftOf } from "../../testing/test-money.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf, type SignedIn } from "../../testing/test-till.ts";

let office: Office;
/** The ids of what was used, in the order of their first sale. */
let payTypes: readonly number[];
let tills: readonly SignedIn[];

/** The same is sold twice, each time at another station and paid in another way, the newer of both first. */
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  const bar = await signInAt(office, "admin", "Bar");
  await startShiftOf(office, bar, 0);
  const known = await payTypesOf(office);
  const ways = [known.get(800) ?? 0, known.get(850) ?? 0];
  payTypes = ways.toSorted((one, other) => other - one);
  const shifts = [office.cashier, bar];
  tills = shifts.toSorted((one, other) => stationOf(other) - stationOf(one));
  for (const [at, till] of tills.entries()) await sell(till, payTypes[at] ?? 0);
});
afterAll(() => office.app.close());

function stationOf(user: SignedIn): number {
  const name = user.user.username === "admin" ? "Bar" : "Restaurant";
  return user.stations.find((station) => station.name === name)?.id ?? 0;
}

async function sell(till: SignedIn, payType: number): Promise<void> {
  const { write, order, item }: Evening = office;
  const made = replyOf(
    newBill,
    await write(till, newBill, order(`E${payType}`, [item("Pad Thai")])),
  );
  const total = (await office.billOf(made.id)).bill?.amount ?? 0;
  replyOf(closeBill, await payBill(office, till, made.id, [{ payType, total }]));
}

async function readKind(kind: OwnerReportKind) {
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const asked = { params: { kind }, query };
  return replyOf(readOwnerReport, await callAs(office.app, office.admin, readOwnerReport, asked));
}

async function keysOf(kind: OwnerReportKind) {
  return (await readKind(kind)).keys;
}

test("of stations and pay types that sold as much, the older one comes first", async () => {
  expect(await keysOf("stations")).toEqual(tills.map(stationOf).toReversed().map(String));
  expect(await keysOf("pay-types")).toEqual(payTypes.toReversed().map(String));
});

test("what was credited at the same moment stays in the order of its lines, wherever the database keeps them", async () => {
  const sent = ["Singha Beer", "Pad Thai", "Gin"].map((name) => office.item(name));
  const bill = await office.openBill("C1", [...sent, office.item("Gin")]);
  const credits = sent.map((line) => ({
    ...line,
    key: `c-${line.key}`,
    qty: -1,
    credits: line.key,
  }));
  const version = (await office.billOf(bill)).bill?.version ?? 0;
  const body = { id: bill, version, billItems: credits };
  replyOf(updateBill, await office.write(office.waiter, updateBill, { body }));
  const total = (await office.billOf(bill)).bill?.amount ?? 0;
  const payments = [{ payType: payTypes[0] ?? 0, total }];
  replyOf(closeBill, await payBill(office, office.cashier, bill, payments));
  const articlesOf = async () => (await readKind("voids")).rows.map(([, , , article]) => article);
  expect(await articlesOf()).toEqual(["Singha Beer", "Pad Thai", "Gin"]);
  await moveLine(`c-${sent[0]?.key ?? ""}`);
  expect(await articlesOf()).toEqual(["Singha Beer", "Pad Thai", "Gin"]);
});

/** PostgreSQL writes a changed row to another place. */
async function moveLine(key: string): Promise<void> {
  const database = office.app.database();
  for (const note of ["moved".repeat(800), ""]) {
    await database
      .updateTable("bill_line")
      .set({ note })
      .where(sql`key`, "=", key)
      .execute();
  }
}
