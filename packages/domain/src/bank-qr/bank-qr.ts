import type { Money } from "../money/money.ts";

/** The codes with which banks let guests pay an account: in Thailand, Vietnam, the Philippines and for euros. */
export const bankQrSchemes = ["promptpay", "vietqr", "qr-ph", "epc"] as const;
export type BankQrScheme = (typeof bankQrSchemes)[number];

/** Each scheme moves money of one currency only. */
export const currencyOfScheme: Readonly<Record<BankQrScheme, string>> = {
  promptpay: "THB",
  vietqr: "VND",
  "qr-ph": "PHP",
  epc: "EUR",
};

/** Whom a code pays, as the office has typed it. */
export type BankQrAccount = {
  readonly scheme: BankQrScheme;
  readonly receiver: string;
  /** The name and city of the receiver. Schemes that find them by the number ignore both. */
  readonly name: string;
  readonly city: string;
};

/** What a code asks for. */
export type BankQrPayment = {
  readonly amount: Money;
  /** What the venue finds the payment by, such as the number of the bill. */
  readonly reference: string;
};
