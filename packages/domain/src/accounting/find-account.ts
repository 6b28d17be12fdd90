import type { Rate } from "../money/rate.ts";
import { roleOf, type PayType } from "../payment/pay-type.ts";
import type { Booking } from "./booking.ts";
import {
  standardAccounts,
  type Chart,
  type StandardAccount,
  type Way,
} from "./chart-of-accounts.ts";
import { useOf, type AccountUse, type LedgerAccount } from "./ledger-account.ts";

/** Whether the venue has said where it is booked, the chart does, or neither: then it needs the owner's eye. */
export type AccountOrigin = "own" | "standard" | "fallback";

export type AssignedAccount = StandardAccount & { readonly origin: AccountOrigin };

type Asked = Pick<Booking, "subject" | "rate"> & {
  readonly use: AccountUse;
  /** How guests pay, if it is a payment. */
  readonly way: Way;
};

/** The account of a use: of the venue's own the one that says most about it, or else that of the chart. */
export function findAccount(
  asked: Asked,
  accounts: readonly LedgerAccount[],
  chart: Chart,
): AssignedAccount {
  const [own] = accounts
    .filter((account) => account.use === asked.use && fits(account, asked))
    .toSorted((one, other) => limitCount(other) - limitCount(one));
  if (own === undefined) return standardAccount(asked, chart);
  const { number, name, datevKey } = own;
  return { number, name, datevKey, origin: "own" };
}

/** What the account of a booking is asked for. */
export function askFor(booking: Booking, payTypes: ReadonlyMap<number, PayTypeWay>): Asked {
  const use = useOf(booking.kind);
  const payType = use === "payment" ? payTypes.get(booking.subject ?? 0) : undefined;
  return {
    use,
    subject: booking.subject,
    rate: booking.rate,
    way: payType === undefined ? "cash" : wayOf(payType),
  };
}

/** The categories that an account names, so that their sales are booked apart from those above them. */
export function bookedCategories(accounts: readonly LedgerAccount[]): ReadonlySet<number> {
  return new Set(accounts.flatMap(({ category }) => (category === null ? [] : [category])));
}

type PayTypeWay = Pick<PayType, "indexNumber" | "isCreditCard" | "isTransfer">;

function wayOf(payType: PayTypeWay): Way {
  const role = roleOf(payType);
  if (role === "cash" || role === "invoice") return role;
  if (payType.isCreditCard) return "card";
  return payType.isTransfer ? "transfer" : "other";
}

function fits(account: LedgerAccount, { subject, rate }: Asked): boolean {
  const subjects = [account.category, account.payType, account.expenseCategory];
  return (
    subjects.every((own) => own === null || own === subject) &&
    (account.taxRate === null || account.taxRate === rate)
  );
}

function limitCount({ category, payType, expenseCategory, taxRate }: LedgerAccount): number {
  return [category, payType, expenseCategory, taxRate].filter((limit) => limit !== null).length;
}

function standardAccount({ use, rate, way }: Asked, chart: Chart): AssignedAccount {
  const known = standardAccounts[chart];
  if (use === "payment") {
    return { ...known.payment[way], origin: way === "other" ? "fallback" : "standard" };
  }
  if (use === "sales" || use === "tax") return byRate(known[use], rate);
  // Only the venue knows what the money was for.
  const isUnknown = use === "money-in" || use === "money-out";
  return { ...known.others[use], origin: isUnknown ? "fallback" : "standard" };
}

/** A chart with an account for each rate should have had one. */
function byRate(
  { rates, other }: (typeof standardAccounts)[Chart]["sales"],
  rate: Rate | null,
): AssignedAccount {
  const found = rate === null ? undefined : rates.get(rate);
  if (found !== undefined) return { ...found, origin: "standard" };
  return { ...other, origin: rates.size > 0 ? "fallback" : "standard" };
}
