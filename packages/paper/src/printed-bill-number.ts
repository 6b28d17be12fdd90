import type { BillDocument } from "@comanda/contract/print";
import { billNumber } from "@comanda/domain/bill/bill-number";

type Numbered = Pick<BillDocument, "number" | "billNumberWorkday" | "isNumberedByDay">;

/** The number by which a paper calls a bill, as the venue numbered when the paper was made. */
export function printedBillNumber(document: Numbered): number {
  const { number, billNumberWorkday: numberInWorkDay, isNumberedByDay = false } = document;
  return billNumber({ number, numberInWorkDay }, { usesBillNumberPerWorkDay: isNumberedByDay });
}
