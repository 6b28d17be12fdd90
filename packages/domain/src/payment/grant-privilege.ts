import { requireOpen, type Bill } from "../bill/bill.ts";
import type { Privilege, PrivilegedGuest } from "../bill/privilege.ts";
import type { Decimals } from "../money/currency.ts";
import type { Rate } from "../money/rate.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { billAmount } from "./bill-totals.ts";
import type { PayType } from "./pay-type.ts";

/** What guests of a bill ask for by law; without privileged guests, the privilege is taken off the bill. */
export type PrivilegeRequest = Pick<Privilege, "guests" | "holders">;

/** What granting needs to know of the venue. */
export type PrivilegeRules = {
  /** The discount by law of the country; null where the law knows none. */
  readonly rate: Rate | null;
  readonly payTypes: readonly PayType[];
  readonly currency: Decimals;
};

/** Puts a privilege on an open bill, in place of the one that it had. */
export function grantPrivilege(
  bill: Bill,
  { guests, holders }: PrivilegeRequest,
  { rate, payTypes, currency }: PrivilegeRules,
): Bill | Refusal {
  if (bill.id === null) return refuse("get-an-open-bill");
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  if (holders.length === 0) return { ...bill, privilege: null };
  if (rate === null) return refuse("privilege-not-here");
  const typed = holders.map(({ kind, name, idNumber }) => ({
    kind,
    name: name.trim(),
    idNumber: idNumber.trim(),
  }));
  const granted: Bill = { ...bill, privilege: { guests, rate, holders: typed } };
  return (
    requireGuests(guests, typed.length) ??
    requireIds(typed) ??
    requireWithinDue(granted, payTypes, currency) ??
    granted
  );
}

/** As on the order, whose number of guests has four digits at most. */
export const mostGuests = 9999;

function requireGuests(guests: number, privileged: number): Refusal | null {
  if (!Number.isSafeInteger(guests) || guests < 1 || guests > mostGuests) {
    return refuse("privilege-without-guests");
  }
  return privileged > guests ? refuse("privilege-above-guests", { guests, privileged }) : null;
}

/** A senior who has a disability, too, uses one of the cards. */
function requireIds(holders: readonly PrivilegedGuest[]): Refusal | null {
  if (holders.some(({ name, idNumber }) => name === "" || idNumber === "")) {
    return refuse("privilege-without-id");
  }
  const numbers = new Set(holders.map(({ kind, idNumber }) => `${kind} ${idNumber}`));
  return numbers.size < holders.length ? refuse("privilege-id-twice") : null;
}

/** Guests who have paid more than would be due get their money back first. */
function requireWithinDue(
  bill: Bill,
  payTypes: readonly PayType[],
  currency: Decimals,
): Refusal | null {
  const amount = billAmount(bill, payTypes, currency);
  return bill.paid > 0 && bill.paid > amount ? refuse("privilege-below-paid", { amount }) : null;
}
