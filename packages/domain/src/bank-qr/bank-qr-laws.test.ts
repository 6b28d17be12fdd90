import fc from "fast-check";
import { checksum, decode, parse, tag, withCrcTag, encode } from "promptparse";
import { anyId } from "promptparse/generate";
import generateSepaCode from "sepa-payment-qr-code";
import { QRPay, VietQRService } from "vietnam-qr-pay";
import { expect, test, vi } from "vitest";

import { money } from "../money/money.ts";
import { anAccount, anyCode, sampleReceivers } from "../testing/bank-qr-builders.ts";
import { readBankQr } from "./read-bank-qr.ts";
import { writeBankQr } from "./write-bank-qr.ts";

// Thousands of random codes take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const amountOf = (minorUnits: number) => (minorUnits / 100).toFixed(2);

test("a code says whom it pays, how much, and for what", () => {
  fc.assert(
    fc.property(anyCode, ({ account, payment, receiver }) => {
      const text = writeBankQr(account, payment) ?? "";
      expect(readBankQr(text)).toEqual({ scheme: account.scheme, receiver, ...payment });
    }),
    { numRuns: 3000 },
  );
});

test("every EMV code is one for another reader too, with a right checksum and texts that are not too long", () => {
  fc.assert(
    fc.property(anyCode, ({ account, payment }) => {
      fc.pre(account.scheme !== "epc");
      const text = writeBankQr(account, payment) ?? "";
      expect(text).toMatch(/^[ -~]+$/);
      expect(checksum(text.slice(0, -4))).toBe(text.slice(-4));
      const read = parse(text, true, true);
      expect(read?.validate("63")).toBe(true);
      expect(Number(read?.getTagValue("54"))).toBe(payment.amount / 100);
      for (const [id, most] of [
        ["59", 25],
        ["60", 15],
      ] as const) {
        expect(read?.getTagValue(id)?.length ?? 0).toBeLessThanOrEqual(most);
      }
    }),
    { numRuns: 2000 },
  );
});

test("a changed letter of an EMV code is noticed", () => {
  fc.assert(
    fc.property(
      anyCode,
      fc.nat(),
      fc.constantFrom(...Array.from("0123456789ABCXYZ")),
      (code, place, letter) => {
        const { account, payment } = code;
        fc.pre(account.scheme !== "epc");
        const text = writeBankQr(account, payment) ?? "";
        const at = place % text.length;
        fc.pre(text[at] !== letter);
        expect(readBankQr(`${text.slice(0, at)}${letter}${text.slice(at + 1)}`)).toBeNull();
      },
    ),
    { numRuns: 2000 },
  );
});

test("a PromptPay code is the one that another encoder writes, with the reference of the bill", () => {
  const types = new Map([
    [10, "MSISDN"],
    [13, "NATID"],
    [15, "EWALLETID"],
  ] as const);
  fc.assert(
    fc.property(
      fc.constantFrom(...sampleReceivers.promptpay),
      fc.integer({ min: 1, max: 99_999_999 }),
      ([receiver, target], amount) => {
        const type = [...types].find(([length]) => length === target.length)?.[1];
        if (type === undefined) throw new Error(`${target} is no sample`);
        const theirs = anyId({ type, target, amount: amount / 100 });
        const ours = writeBankQr(anAccount({ receiver }), {
          amount: money(amount),
          reference: "10482",
        });
        const expected = [...decode(theirs.slice(0, -8)), tag("62", "050510482")];
        expect(objectsOf(ours)).toEqual(objectsOf(withCrcTag(encode(expected), "63")));
      },
    ),
    { numRuns: 2000 },
  );
});

/** A code without its checksum, sorted: libraries differ in the order of objects, which has no meaning. */
function objectsOf(text: string | null): readonly string[] {
  return decode(text ?? "")
    .filter(({ id }) => id !== "63")
    .map(({ id, value }) => `${id}=${value}`)
    .toSorted();
}

test("a VietQR code is the one that another encoder writes, for an account and for a card", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sampleReceivers.vietqr),
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 1, max: 999_999 }),
      ([receiver, as], units, number) => {
        const [bank = "", account = ""] = as.includes("/") ? as.split("/") : [as.slice(0, 6), as];
        const theirs = QRPay.initVietQR({
          bankBin: bank,
          bankNumber: account,
          amount: String(units),
          purpose: String(number),
          service: as.includes("/")
            ? VietQRService.BY_ACCOUNT_NUMBER
            : VietQRService.BY_CARD_NUMBER,
        });
        const payment = { amount: money(units * 100), reference: String(number) };
        const ours = writeBankQr(anAccount({ scheme: "vietqr", receiver }), payment) ?? "";
        expect(ours).toBe(theirs.build());
        expect(new QRPay(ours)).toMatchObject({
          isValid: true,
          amount: String(units),
          consumer: { bankBin: bank, bankNumber: account },
        });
      },
    ),
    { numRuns: 2000 },
  );
});

test("a QR Ph code for an account has what the banks write in theirs", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amount) => {
      const receiver = "BNORPHMM/001234567890";
      const account = anAccount({ scheme: "qr-ph", receiver, name: "Kusina", city: "Makati City" });
      const expected = [
        tag("00", "01"),
        tag("01", "12"),
        tag(
          "27",
          encode([
            tag("00", "com.p2pqrpay"),
            tag("01", "BNORPHMMXXX"),
            tag("02", "99964403"),
            tag("04", "001234567890"),
          ]),
        ),
        tag("52", "6016"),
        tag("53", "608"),
        tag("54", amountOf(amount)),
        tag("58", "PH"),
        tag("59", "Kusina"),
        tag("60", "Makati City"),
        tag("62", encode([tag("05", "77")])),
      ];
      const ours = writeBankQr(account, { amount: money(amount), reference: "77" });
      expect(ours).toBe(withCrcTag(encode(expected), "63"));
    }),
  );
});

test("an EPC code is the one that another encoder writes", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sampleReceivers.epc),
      fc.integer({ min: 1, max: 99_999_999_999 }),
      fc.stringMatching(/^[A-Za-zéüß ]{1,60}$/).filter((name) => name.trim() === name),
      ([receiver, iban], amount, name) => {
        const ours = writeBankQr(anAccount({ scheme: "epc", receiver, name }), {
          amount: money(amount),
          reference: "10482",
        });
        const theirs = generateSepaCode({
          name,
          iban,
          amount: amount / 100,
          unstructuredReference: "10482",
        });
        // Nothing may follow the last line that is used, so the empty one at their end is left out.
        expect(ours).toBe(theirs.trimEnd());
      },
    ),
    { numRuns: 2000 },
  );
});
