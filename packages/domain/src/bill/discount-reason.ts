import type { DiscountReasonId } from "../id.ts";

/** The rate of what is on the house: all of the price, in basis points. */
export const wholePrice = 100_00;

/** What a reason is for: a part of the price, or everything, which is on the house. */
export const discountReasonKinds = ["discount", "house"] as const;
export type DiscountReasonKind = (typeof discountReasonKinds)[number];

/** Why staff may give something off. */
export type DiscountReason = {
  readonly id: DiscountReasonId;
  readonly name: string;
  readonly kind: DiscountReasonKind;
};
