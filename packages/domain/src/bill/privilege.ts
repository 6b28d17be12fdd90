import type { Rate } from "../money/rate.ts";

export const privilegeKinds = ["senior", "disability"] as const;
export type PrivilegeKind = (typeof privilegeKinds)[number];

/** A guest whom the law gives a discount and frees from VAT. */
export type PrivilegedGuest = {
  readonly kind: PrivilegeKind;
  readonly name: string;
  /** Of the card that the guest showed. */
  readonly idNumber: string;
};

/** The privileged guests of a bill, and how many share it. */
export type Privilege = {
  /** All guests who share the bill, with those who are privileged. */
  readonly guests: number;
  /** The discount by law when it was granted. */
  readonly rate: Rate;
  readonly holders: readonly PrivilegedGuest[];
};
