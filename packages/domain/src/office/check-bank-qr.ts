import { currencyOfScheme, type BankQrAccount, type BankQrScheme } from "../bank-qr/bank-qr.ts";
import { bankQrAccountOf, type BankQrSettings } from "../bank-qr/bank-qr-settings.ts";
import { toLatinText } from "../bank-qr/code-text.ts";
import { emvLimits } from "../bank-qr/emv-text.ts";
import { readIban } from "../bank-qr/iban.ts";
import { readPromptPayNumber } from "../bank-qr/promptpay.ts";
import { readQrPhAccount } from "../bank-qr/qr-ph.ts";
import { readVietQrAccount } from "../bank-qr/vietqr.ts";
import { freeTextRules } from "../form/field-rule.ts";
import type { Problem, ProblemCode, TextRules } from "./problem.ts";

export const bankQrTexts: TextRules = { qrName: freeTextRules(70), qrCity: freeTextRules(70) };

/** Checks whom the code of a pay type pays. Without a code, nothing is stored of a receiver. */
export function checkBankQr(settings: BankQrSettings): readonly Problem[] {
  const account = bankQrAccountOf(settings);
  if (account === null) return checkNothingIsSet(settings);
  const { scheme, receiver } = account;
  if (receiver.trim() === "") return [{ field: "qrReceiver", code: "required" }];
  if (!receivers[scheme].isReceiver(receiver)) {
    return [{ field: "qrReceiver", code: receivers[scheme].problem }];
  }
  return checkHolder(account);
}

/** A code pays in one currency only, which has to be the venue's. */
export function checkQrCurrency(
  settings: BankQrSettings,
  currencyCode: string,
): readonly Problem[] {
  const account = bankQrAccountOf(settings);
  const fits = account === null || currencyOfScheme[account.scheme] === currencyCode;
  return fits ? [] : [{ field: "qrScheme", code: "other-currency" }];
}

function checkNothingIsSet(settings: BankQrSettings): readonly Problem[] {
  const problems = (["qrReceiver", "qrName", "qrCity"] as const)
    .filter((field) => settings[field] !== "")
    .map((field): Problem => ({ field, code: "does-not-fit" }));
  return settings.printsQr ? [...problems, { field: "printsQr", code: "does-not-fit" }] : problems;
}

type ReceiverRule = {
  readonly isReceiver: (typed: string) => boolean;
  readonly problem: ProblemCode;
};

const receivers: Readonly<Record<BankQrScheme, ReceiverRule>> = {
  promptpay: {
    isReceiver: (typed) => readPromptPayNumber(typed) !== null,
    problem: "not-a-promptpay-number",
  },
  vietqr: {
    isReceiver: (typed) => readVietQrAccount(typed) !== null,
    problem: "not-a-vietqr-account",
  },
  "qr-ph": {
    isReceiver: (typed) => readQrPhAccount(typed) !== null,
    problem: "not-a-qr-ph-account",
  },
  epc: { isReceiver: (typed) => readIban(typed) !== null, problem: "not-an-iban" },
};

/** Transfers in euros name the holder of the account, and QR Ph its city too. */
function checkHolder({ scheme, receiver, name, city }: BankQrAccount): readonly Problem[] {
  if (scheme === "epc") return name.trim() === "" ? [{ field: "qrName", code: "required" }] : [];
  // A code that a bank has issued already says both.
  if (scheme !== "qr-ph" || readQrPhAccount(receiver)?.kind !== "account") return [];
  return [...checkLatinText("qrName", name), ...checkLatinText("qrCity", city)];
}

function checkLatinText(field: string, typed: string): readonly Problem[] {
  if (typed.trim() === "") return [{ field, code: "required" }];
  return toLatinText(typed, emvLimits.name) === "" ? [{ field, code: "no-latin-letters" }] : [];
}
