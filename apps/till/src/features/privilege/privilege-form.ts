import type { Bill } from "@comanda/domain/bill/bill";
import type { PrivilegedGuest } from "@comanda/domain/bill/privilege";
import type { PrivilegeRequest } from "@comanda/domain/payment/grant-privilege";

/** What is typed; the number of guests is a text until it is sent. */
export type PrivilegeForm = {
  readonly guests: string;
  readonly holders: readonly PrivilegedGuest[];
};

export const emptyGuest: PrivilegedGuest = { kind: "senior", name: "", idNumber: "" };

/** The privilege that the bill has, or an empty form for its guests. */
export function formOf({ privilege, cover }: Bill): PrivilegeForm {
  if (privilege !== null) return { guests: String(privilege.guests), holders: privilege.holders };
  return { guests: cover === null || cover === 0 ? "" : String(cover), holders: [emptyGuest] };
}

export function requestOf({ guests, holders }: PrivilegeForm): PrivilegeRequest {
  return { guests: Number(guests), holders };
}

export function isTyped(form: PrivilegeForm, bill: Bill): boolean {
  return JSON.stringify(form) !== JSON.stringify(formOf(bill));
}
