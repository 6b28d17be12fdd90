import { billStatuses } from "@comanda/contract/bill-record";
import { findBills } from "@comanda/contract/find-bills";
import { modeOnLoad } from "@comanda/domain/bill/modal-mode";
import { refuse, type Refusal } from "@comanda/domain/refusal";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";

import type { LoadedBill } from "./load-bill.ts";

export type OtherDayBill =
  | { readonly kind: "one"; readonly bill: LoadedBill }
  /** Bills of several days have the number. */
  | { readonly kind: "several" }
  | { readonly kind: "none"; readonly problem: Refusal | Failure };

/** Finds a bill of another day by the typed number. */
export async function findBillOnOtherDays(number: number): Promise<OtherDayBill> {
  const outcome = await callApi(findBills, { query: { number } });
  if (!outcome.ok) return { kind: "none", problem: outcome.failure };
  const [bill, ...others] = outcome.reply.bills;
  if (bill === undefined) return { kind: "none", problem: refuse("bill-not-found", { number }) };
  if (others.length > 0) return { kind: "several" };
  const { id, status, date } = bill;
  return { kind: "one", bill: { id, mode: modeOnLoad({ status: billStatuses[status] }), date } };
}
