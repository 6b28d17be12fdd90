import { describe, expect, test } from "vitest";

import type { BankQrSettings } from "../bank-qr/bank-qr-settings.ts";
import { noBankQr } from "../bank-qr/bank-qr-settings.ts";
import { sealEmvText, openEmvText } from "../bank-qr/emv-text.ts";
import { writeBankQr } from "../bank-qr/write-bank-qr.ts";
import { money } from "../money/money.ts";
import { anAccount, sampleReceivers } from "../testing/bank-qr-builders.ts";
import { card, cash, qr, service } from "../testing/pay-builders.ts";
import { checkBankQr, checkQrCurrency } from "./check-bank-qr.ts";
import { checkPayType } from "./check-pay-type.ts";

const settings = (changes: Partial<BankQrSettings>): BankQrSettings => ({
  ...noBankQr,
  qrScheme: "promptpay",
  qrReceiver: "0812345678",
  ...changes,
});
const problemsOf = (changes: Partial<BankQrSettings>) =>
  checkBankQr(settings(changes)).map(({ field, code }) => [field, code]);

const schemes = ["promptpay", "vietqr", "qr-ph", "epc"] as const;

test("any receiver of its scheme is fine", () => {
  for (const qrScheme of schemes) {
    for (const [qrReceiver] of sampleReceivers[qrScheme]) {
      const changes = { qrScheme, qrReceiver, qrName: "Lotus House", qrCity: "Cebu" };
      expect(problemsOf(changes)).toEqual([]);
    }
  }
});

test.each([
  ["promptpay", "not-a-promptpay-number"],
  ["vietqr", "not-a-vietqr-account"],
  ["qr-ph", "not-a-qr-ph-account"],
  ["epc", "not-an-iban"],
] as const)("a receiver that %s does not know is refused as %s", (qrScheme, code) => {
  const names = { qrName: "Lotus House", qrCity: "Cebu" };
  expect(problemsOf({ qrScheme, qrReceiver: "Lotus House", ...names })).toEqual([
    ["qrReceiver", code],
  ]);
  expect(problemsOf({ qrScheme, qrReceiver: " ", ...names })).toEqual([["qrReceiver", "required"]]);
});

describe("the holder of the account", () => {
  test("is named in transfers in euros, in any letters", () => {
    const changes = { qrScheme: "epc", qrReceiver: "DE89370400440532013000" } as const;
    expect(problemsOf({ ...changes, qrName: " " })).toEqual([["qrName", "required"]]);
    expect(problemsOf({ ...changes, qrName: "ร้านบัว" })).toEqual([]);
  });

  test("is named with the city in QR Ph, in Latin letters", () => {
    const changes = { qrScheme: "qr-ph", qrReceiver: "BNORPHMM/001234567890" } as const;
    expect(problemsOf(changes)).toEqual([
      ["qrName", "required"],
      ["qrCity", "required"],
    ]);
    expect(problemsOf({ ...changes, qrName: "ร้านบัว", qrCity: "Parañaque" })).toEqual([
      ["qrName", "no-latin-letters"],
    ]);
  });

  test("is in a code that a bank has issued already", () => {
    const full = writeBankQr(
      anAccount({ scheme: "qr-ph", receiver: "BNORPHMM/001234567890", city: "Cebu" }),
      { amount: money(1), reference: "1" },
    );
    const objects = (openEmvText(full ?? "") ?? []).filter(([tag]) => tag !== "54");
    expect(problemsOf({ qrScheme: "qr-ph", qrReceiver: sealEmvText(objects) })).toEqual([]);
  });
});

test("without a code there is nobody whom it pays", () => {
  expect(checkBankQr(noBankQr)).toEqual([]);
  const left = { qrReceiver: "0812345678", qrName: "a", qrCity: "b", printsQr: true };
  expect(problemsOf({ qrScheme: "none", ...left })).toEqual(
    ["qrReceiver", "qrName", "qrCity", "printsQr"].map((field) => [field, "does-not-fit"]),
  );
});

test("only a transfer has a code", () => {
  const code = settings({});
  expect(checkPayType({ ...qr, ...code })).toEqual([]);
  for (const other of [cash, card, service, { ...qr, isTransfer: false }]) {
    expect(checkPayType({ ...other, ...code })).toEqual([
      { field: "qrScheme", code: "does-not-fit" },
    ]);
  }
});

test("the currency of a code is the venue's", () => {
  const currencies = { promptpay: "THB", vietqr: "VND", "qr-ph": "PHP", epc: "EUR" };
  for (const qrScheme of schemes) {
    for (const code of Object.values(currencies)) {
      const problems = checkQrCurrency(settings({ qrScheme }), code);
      const expected = [{ field: "qrScheme", code: "other-currency" }];
      expect(problems).toEqual(currencies[qrScheme] === code ? [] : expected);
    }
  }
  expect(checkQrCurrency(noBankQr, "EUR")).toEqual([]);
});
