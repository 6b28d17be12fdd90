import fc from "fast-check";

import type { BankQrAccount, BankQrPayment, BankQrScheme } from "../bank-qr/bank-qr.ts";
import { money } from "../money/money.ts";

/** Receivers that a venue may type, and as codes name them. None is a real one. */
export const sampleReceivers: Readonly<
  Record<BankQrScheme, readonly [typed: string, as: string][]>
> = {
  promptpay: [
    ["081 234 5678", "0812345678"],
    ["+66 91-234-5678", "0912345678"],
    ["1-2345-67890-12-1", "1234567890121"],
    ["0105500000003", "0105500000003"],
    ["004 9990 0000 0000", "004999000000000"],
  ],
  vietqr: [
    ["970436 / 0011001234567", "970436/0011001234567"],
    ["970407-vqrq0001abc", "970407/VQRQ0001ABC"],
    ["9704 3600 0000 0008", "9704360000000008"],
    ["9704198526191432198", "9704198526191432198"],
  ],
  "qr-ph": [
    ["bnorphmm/001234567890", "BNORPHMMXXX/001234567890"],
    ["BOPIPHMMXXX 1234567890", "BOPIPHMMXXX/1234567890"],
  ],
  epc: [
    ["DE89 3704 0044 0532 0130 00", "DE89370400440532013000"],
    ["pt50000201231234567890154", "PT50000201231234567890154"],
  ],
};

export function anAccount(account: Partial<BankQrAccount> = {}): BankQrAccount {
  return {
    scheme: "promptpay",
    receiver: "0812345678",
    name: "Lotus House",
    city: "Bangkok",
    ...account,
  };
}

/** Some payment of each scheme; in Vietnam amounts are whole. */
export const anyCode = fc
  .record({
    chosen: fc.constantFrom(
      ...Object.entries(sampleReceivers).flatMap(([scheme, receivers]) =>
        receivers.map(([typed, as]) => ({ scheme, typed, as })),
      ),
    ),
    name: fc.string({ minLength: 1, unit: "grapheme" }),
    city: fc.string({ minLength: 1, unit: "grapheme" }),
    units: fc.integer({ min: 1, max: 9_999_999 }),
    hundredths: fc.integer({ min: 0, max: 99 }),
    reference: fc.stringMatching(/^[0-9A-Za-z]{1,25}$/),
  })
  .map(({ chosen: { scheme, typed, as }, units, hundredths, reference, ...same }) => {
    const known = schemeOf(scheme);
    const amount = money(units * 100 + (known === "vietqr" ? 0 : hundredths));
    const payment: BankQrPayment = { amount, reference };
    return { account: { scheme: known, receiver: typed, ...same }, payment, receiver: as };
  });

function schemeOf(name: string): BankQrScheme {
  if (name === "promptpay" || name === "vietqr" || name === "qr-ph") return name;
  return "epc";
}
