import { placeOf, type BillReply } from "@comanda/contract/bill-record";

import type { AllMessages } from "#language/all-messages.ts";

/** Such as "Table 7": where the guests of a paper sit now. Null for a report, or if the till has not got the bill. */
export function placeOfPaper(
  bill: Pick<BillReply, "table" | "room"> | undefined,
  order: AllMessages["order"],
): string | null {
  const place = bill === undefined ? null : placeOf(bill);
  return place === null ? null : order[place.kind](place.name);
}
