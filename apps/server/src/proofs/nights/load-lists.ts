import type { Call } from "@comanda/contract/call";
import { listCustomers } from "@comanda/contract/customer";
import { listPrintJobs } from "@comanda/contract/print-job-list";
import { listStaff } from "@comanda/contract/staff";
import { listStock } from "@comanda/contract/stock";

import type { TestApp } from "../../testing/test-app.ts";
import { callAs, replyOf, type SignedIn } from "../../testing/test-till.ts";
import { loadBills } from "./load-bills.ts";

type WireRecord = Readonly<Record<string, unknown>>;

/** Everything that tills cache and follow, as the server lists it. */
export type Lists = Readonly<Record<string, readonly WireRecord[]>>;

export async function loadLists(
  app: TestApp,
  signedIn: SignedIn | undefined,
): Promise<{ readonly ping: number; readonly entities: Lists }> {
  if (signedIn === undefined) throw new Error("Nobody is signed in");
  const load = async <C extends Call>(call: C) => replyOf(call, await callAs(app, signedIn, call));
  const { ping, bills, billItems } = await loadBills(app, signedIn);
  return {
    ping,
    entities: {
      bill: bills,
      billItem: billItems,
      staff: await load(listStaff),
      customer: await load(listCustomers),
      stock: (await load(listStock)).stocks,
      printJob: (await load(listPrintJobs)).jobs,
    },
  };
}
