import type { BillDocument } from "@comanda/contract/print";

type Numbered = Pick<BillDocument, "number" | "billNumberWorkday" | "isNumberedByDay">;

/** The number by which staff and guests refer to a bill: its number of the day, at venues that number by day. */
export function billNumber({ number, billNumberWorkday, isNumberedByDay }: Numbered): number {
  return isNumberedByDay === true ? billNumberWorkday : number;
}
