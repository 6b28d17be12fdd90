import type { BillDocument } from "@comanda/contract/print";

type Numbered = Pick<BillDocument, "number" | "billNumberWorkday" | "isNumberedByDay">;

/** What staff and guests call a bill: by its number of the day, where the venue counts anew each day. */
export function billNumber({ number, billNumberWorkday, isNumberedByDay }: Numbered): number {
  return isNumberedByDay === true ? billNumberWorkday : number;
}
