import { bankQrSchemes, type BankQrAccount, type BankQrScheme } from "./bank-qr.ts";

/** The bank QR code of a pay type, as the office sets it. Without a scheme it has none. */
export type BankQrSettings = {
  readonly qrScheme: BankQrScheme | "none";
  readonly qrReceiver: string;
  readonly qrName: string;
  readonly qrCity: string;
  /** Whether bills have it before they are paid. */
  readonly printsQr: boolean;
};

export const noBankQr: BankQrSettings = {
  qrScheme: "none",
  qrReceiver: "",
  qrName: "",
  qrCity: "",
  printsQr: false,
};

/** Whom the code of a pay type pays; null without a code, as in what a till has kept since before there were any. */
export function bankQrAccountOf(settings: BankQrSettings): BankQrAccount | null {
  const scheme = bankQrSchemes.find((known) => known === settings.qrScheme);
  if (scheme === undefined) return null;
  return {
    scheme,
    receiver: settings.qrReceiver,
    name: settings.qrName,
    city: settings.qrCity,
  };
}
