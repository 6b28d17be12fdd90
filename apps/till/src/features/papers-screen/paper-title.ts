import type { PrintJobRecord } from "@comanda/contract/print-job-record";

import type { AllMessages } from "#language/all-messages.ts";

/** Such as "Ticket Kitchen · #12". */
export function paperTitle(
  { kind, title, number }: PrintJobRecord,
  papers: AllMessages["papers"],
): string {
  const name = title === "" ? papers.kinds[kind] : `${papers.kinds[kind]} ${title}`;
  return number === null ? name : papers.ofBill(name, number);
}
