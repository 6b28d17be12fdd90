import { settlePrintJob } from "@comanda/contract/print-job";
import type { ReplyOf } from "@comanda/contract/call";
import type { printBill } from "@comanda/contract/bill-papers";

import type { ApiTill } from "./api-till.ts";

/** A till without a screen has no printer, so it says itself that the papers of a reply came out. */
export async function reportPrinted(
  till: ApiTill,
  { jobs }: Pick<ReplyOf<typeof printBill>, "jobs">,
): Promise<void> {
  for (const { id, attempt } of jobs) {
    await till.call(settlePrintJob, { params: { id }, body: { attempt, state: "sent" } });
  }
}
