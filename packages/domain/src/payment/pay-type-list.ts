import { roleOf, type PayType } from "./pay-type.ts";

/** In the office, what is charged and what guests pay by are lists of their own. */
export type PayTypeList = "taxes" | "charges" | "ways-to-pay";

/** What the place of a pay type depends on. */
export type PlacedPayType = Pick<PayType, "indexNumber" | "isVat">;

/** The list of a pay type; null for the other rows of the pay screen, such as the total. */
export function payTypeListOf(payType: PlacedPayType): PayTypeList | null {
  switch (roleOf(payType)) {
    case "charge":
      return payType.isVat ? "taxes" : "charges";
    case "cash":
    case "invoice":
    case "method":
      return "ways-to-pay";
    default:
      return null;
  }
}
