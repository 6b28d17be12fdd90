import { updateBill } from "@comanda/contract/bill";
import { printBill } from "@comanda/contract/bill-papers";
import { linkTables, readFloor } from "@comanda/contract/floor";
import { listBills } from "@comanda/contract/list-bills";
import { listMenu } from "@comanda/contract/menu";
import { plainPress } from "@comanda/contract/sent-line";
import { mergeBill } from "@comanda/contract/split-merge";

import type { ApiTill } from "./api-till.ts";
import { reportPrinted } from "./report-printed.ts";
import { sell } from "./sell.ts";

/** No table of the plan; its name is in no number of a bill. */
export const seatedTable = "Veranda";

/**
 * Guests at the demo's tables, for every state that the floor shows: some wait at 1, those at 2 have seen their bill,
 * 3 has two bills, 5 and 6 sit together, and the bill of 7 was joined with that of 8. The tables 9 and 10 are free.
 */
export async function seatGuests(till: ApiTill): Promise<void> {
  for (const table of ["1", "2", "3", "5"]) await sell(till, { article: "Green Curry", table });
  await sell(till, { article: "Singha Beer", table: "3", isSecondBill: true });
  await sell(till, { article: "Green Curry", table: seatedTable });
  await printBillOf(till, "2");
  const { tables } = await till.call(readFloor);
  const together = tables.filter(({ name }) => name === "5" || name === "6").map(({ id }) => id);
  await till.call(linkTables, { body: { tables: together } });
  await joinTables(till);
}

async function billsAt(till: ApiTill, table: string) {
  const { bills } = await till.call(listBills, { body: { lastPing: 0 } });
  return bills.filter((bill) => bill.table === table && bill.status === 0);
}

async function printBillOf(till: ApiTill, table: string): Promise<void> {
  const [bill] = await billsAt(till, table);
  const printed = await till.call(printBill, {
    params: { id: bill?.id, mode: 0, merged: 0 },
    query: {},
  });
  await reportPrinted(till, printed);
}

/** The guests at 7 and 8 have one bill, and ordered once more since. */
async function joinTables(till: ApiTill): Promise<void> {
  for (const table of ["7", "8"]) await sell(till, { article: "Pad Thai", table });
  const [first] = await billsAt(till, "7");
  const [second] = await billsAt(till, "8");
  const joined = await till.call(mergeBill, {
    body: {
      newBill: { table: "7", room: "", cover: 3, staff: first?.staff, customer: null },
      firstBillId: first?.id,
      firstVersion: first?.version,
      secondBillId: second?.id,
      secondVersion: second?.version,
    },
  });
  const { articles } = await till.call(listMenu);
  const beer = {
    ...plainPress,
    key: crypto.randomUUID(),
    // After the joining, whose time has no more than seconds.
    createdDate: new Date(Date.now() + 1000).toISOString().slice(0, 19).replace("T", " "),
    product: articles.find(({ name }) => name === "Singha Beer")?.id,
  };
  const { id, version } = joined;
  await till.call(updateBill, { body: { id, version, billItems: [beer] } });
}
