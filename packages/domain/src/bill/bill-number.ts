import type { Location } from "../venue/location.ts";
import type { Bill } from "./bill.ts";

/** The two numbers of a bill; those of an unsent order are null or provisional. */
export type BillNumbers<Value> = { readonly number: Value; readonly numberInWorkDay: Value };

/** The number by which staff and guests call a bill: its number of the day, where numbers restart each day. */
export function billNumber<Value extends Bill["number"]>(
  { number, numberInWorkDay }: BillNumbers<Value>,
  { usesBillNumberPerWorkDay }: Pick<Location, "usesBillNumberPerWorkDay">,
): Value {
  return usesBillNumberPerWorkDay ? numberInWorkDay : number;
}
