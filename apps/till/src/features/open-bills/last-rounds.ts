import type { BillItemReply } from "@comanda/contract/bill-item";
import type { BillReply } from "@comanda/contract/bill-record";
import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import type { BillId } from "@comanda/domain/id";

type Items = ReadonlyMap<number, Pick<BillItemReply, "bill" | "key" | "createdDate">>;

/** The wire time of the newest line that the server has of each bill. */
export function findLastRounds(
  items: Items,
  pendingLineKeys: ReadonlySet<string>,
): ReadonlyMap<BillId, string> {
  const rounds = new Map<BillId, string>();
  for (const { bill, key, createdDate } of items.values()) {
    const before = rounds.get(bill);
    const isNewer = before === undefined || before < createdDate;
    if (isNewer && !pendingLineKeys.has(key)) rounds.set(bill, createdDate);
  }
  return rounds;
}

/** Since when the guests of a bill have waited: from its last round, or from its opening. */
export function waitingSince(
  { id, createdDate }: Pick<BillReply, "id" | "createdDate">,
  rounds: ReadonlyMap<BillId, string>,
): string {
  return rounds.get(id) ?? createdDate;
}

type Papers = ReadonlyMap<number, Pick<PrintJobRecord, "kind" | "bill" | "state" | "createdDate">>;

/** When the guests of a bill got a paper with all that was sent, in wire time. */
export function findPrintedBills(
  papers: Papers,
  rounds: ReadonlyMap<BillId, string>,
): ReadonlyMap<BillId, string> {
  const printed = new Map<BillId, string>();
  for (const { kind, bill, state, createdDate } of papers.values()) {
    if (kind !== "bill" || bill === null || state !== "sent") continue;
    const isNewer = createdDate >= (printed.get(bill) ?? rounds.get(bill) ?? "");
    if (isNewer) printed.set(bill, createdDate);
  }
  return printed;
}
