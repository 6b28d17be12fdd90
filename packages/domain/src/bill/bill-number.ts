import type { Location } from "../venue/location.ts";
import type { Bill } from "./bill.ts";

/** A bill of a list, or of a kept order that the server has not numbered yet. */
export type Numbers<Value> = { readonly number: Value; readonly numberInWorkDay: Value };

/** The number by which staff and guests call a bill: its number of the day, where numbers restart each day. */
export function billNumber<Value extends Bill["number"]>(
  { number, numberInWorkDay }: Numbers<Value>,
  { usesBillNumberPerWorkDay }: Pick<Location, "usesBillNumberPerWorkDay">,
): Value {
  return usesBillNumberPerWorkDay ? numberInWorkDay : number;
}
