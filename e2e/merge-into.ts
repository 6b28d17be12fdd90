import { mergeBill } from "@comanda/contract/split-merge";

import { apiTill } from "./api-till.ts";
import { linesAtTable } from "./order-journey.ts";
import type { RunningServer } from "./start-server.ts";

/** Another till merges the bill of one table into that of another. */
export async function mergeInto(server: RunningServer, into: string, from: string): Promise<void> {
  const cashier = await apiTill(server.origin, "cashier", "Restaurant");
  const [first, second] = [
    (await linesAtTable(server, into)).bill,
    (await linesAtTable(server, from)).bill,
  ];
  if (first === undefined || second === undefined) throw new Error("A bill is missing");
  const { table, room, cover, staff, customer } = first;
  const body = {
    newBill: { table, room, cover, staff, customer },
    firstBillId: first.id,
    firstVersion: first.version,
    secondBillId: second.id,
    secondVersion: second.version,
  };
  await cashier.call(mergeBill, { body });
}
