import type { AccountUse } from "./ledger-account.ts";

/** The charts of accounts that Comanda knows the usual numbers of. */
export const charts = ["skr03", "skr04", "simple"] as const;
export type Chart = (typeof charts)[number];

/** What a location chooses: the chart of its country, or one of them. */
export const chartChoices = ["country", ...charts] as const;
export type ChartChoice = (typeof chartChoices)[number];

export type StandardAccount = {
  readonly number: string;
  readonly name: string;
  readonly datevKey: string;
};

/** The ways of payment that charts of accounts distinguish. */
export type Way = "cash" | "card" | "transfer" | "invoice" | "other";

/** Accounts by percent in basis points, and one for all other rates. */
type ByRate = {
  readonly rates: ReadonlyMap<number, StandardAccount>;
  readonly other: StandardAccount;
};

export type StandardAccounts = {
  readonly sales: ByRate;
  readonly tax: ByRate;
  readonly payment: Readonly<Record<Way, StandardAccount>>;
  readonly others: Readonly<
    Record<Exclude<AccountUse, "sales" | "tax" | "payment">, StandardAccount>
  >;
};

const account = (number: string, name: string, datevKey = ""): StandardAccount => ({
  number,
  name,
  datevKey,
});

/** DATEV would compute the tax of these accounts; the key 40 says that it is booked apart. */
const automatic = (number: string, name: string) => account(number, name, "40");

const skr03: StandardAccounts = {
  sales: {
    rates: new Map([
      [7_00, automatic("8300", "Erlöse 7 % USt")],
      [19_00, automatic("8400", "Erlöse 19 % USt")],
    ]),
    other: account("8200", "Erlöse"),
  },
  tax: {
    rates: new Map([
      [7_00, account("1771", "Umsatzsteuer 7 %")],
      [19_00, account("1776", "Umsatzsteuer 19 %")],
    ]),
    other: account("1770", "Umsatzsteuer"),
  },
  payment: {
    cash: account("1000", "Kasse"),
    card: account("1360", "Geldtransit"),
    transfer: account("1360", "Geldtransit"),
    invoice: account("1410", "Forderungen aus Lieferungen und Leistungen ohne Kontokorrent"),
    other: account("1360", "Geldtransit"),
  },
  others: {
    charge: account("8200", "Erlöse"),
    rounding: account("2700", "Sonstige Erträge"),
    prepaid: account("1710", "Erhaltene Anzahlungen"),
    "money-in": account("1360", "Geldtransit"),
    "money-out": account("4980", "Sonstiger Betriebsbedarf"),
    commission: account("4100", "Löhne und Gehälter"),
    "cash-over": account("2700", "Sonstige Erträge"),
    "cash-short": account("2300", "Sonstige Aufwendungen"),
    clearing: account("1590", "Durchlaufende Posten"),
  },
};

const skr04: StandardAccounts = {
  sales: {
    rates: new Map([
      [7_00, automatic("4300", "Erlöse 7 % USt")],
      [19_00, automatic("4400", "Erlöse 19 % USt")],
    ]),
    other: account("4200", "Erlöse"),
  },
  tax: {
    rates: new Map([
      [7_00, account("3801", "Umsatzsteuer 7 %")],
      [19_00, account("3806", "Umsatzsteuer 19 %")],
    ]),
    other: account("3800", "Umsatzsteuer"),
  },
  payment: {
    cash: account("1600", "Kasse"),
    card: account("1460", "Geldtransit"),
    transfer: account("1460", "Geldtransit"),
    invoice: account("1210", "Forderungen aus Lieferungen und Leistungen ohne Kontokorrent"),
    other: account("1460", "Geldtransit"),
  },
  others: {
    charge: account("4200", "Erlöse"),
    rounding: account("4830", "Sonstige betriebliche Erträge"),
    prepaid: account("3250", "Erhaltene Anzahlungen auf Bestellungen"),
    "money-in": account("1460", "Geldtransit"),
    "money-out": account("6850", "Sonstiger Betriebsbedarf"),
    commission: account("6000", "Löhne und Gehälter"),
    "cash-over": account("4830", "Sonstige betriebliche Erträge"),
    "cash-short": account("6300", "Sonstige betriebliche Aufwendungen"),
    clearing: account("1370", "Durchlaufende Posten"),
  },
};

/** For countries whose law prescribes no chart that we know; the accountant's program has its own. */
const simple: StandardAccounts = {
  sales: { rates: new Map(), other: account("4000", "Sales") },
  tax: { rates: new Map(), other: account("2100", "Sales tax payable") },
  payment: {
    cash: account("1000", "Cash on hand"),
    card: account("1010", "Card payments in transit"),
    transfer: account("1020", "Transfers in transit"),
    invoice: account("1100", "Accounts receivable"),
    other: account("1030", "Other payments in transit"),
  },
  others: {
    charge: account("4100", "Service charges"),
    rounding: account("4920", "Rounding"),
    prepaid: account("2200", "Customer prepayments"),
    "money-in": account("4900", "Other income"),
    "money-out": account("6000", "Other expenses"),
    commission: account("6100", "Commissions"),
    "cash-over": account("4910", "Cash over"),
    "cash-short": account("6200", "Cash short"),
    clearing: account("1990", "Clearing"),
  },
};

export const standardAccounts: Readonly<Record<Chart, StandardAccounts>> = { skr03, skr04, simple };

/** A venue that has not chosen a chart has that of its country. */
export function chartOf(choice: ChartChoice, country: string | null): Chart {
  if (choice !== "country") return choice;
  return country === "DE" ? "skr03" : "simple";
}
