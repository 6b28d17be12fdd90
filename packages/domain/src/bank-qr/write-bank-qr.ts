import type { BankQrAccount, BankQrPayment } from "./bank-qr.ts";
import { writeCodeAmount } from "./code-amount.ts";
import { toLatinText } from "./code-text.ts";
import { writeDataObjects, type DataObject } from "./data-objects.ts";
import { emvLimits, emvTag, moreTag, sealEmvText } from "./emv-text.ts";
import { epcLimits, epcText } from "./epc-text.ts";
import { readIban } from "./iban.ts";
import { promptPayObjects, readPromptPayNumber } from "./promptpay.ts";
import { qrPhObjects, readQrPhAccount } from "./qr-ph.ts";
import { readVietQrAccount, vietQrObjects } from "./vietqr.ts";

/**
 * The text of the code with which a guest's bank pays this amount to this account. Null if there can be none: for an
 * amount that the scheme does not know, or an account that is none.
 */
export function writeBankQr(account: BankQrAccount, payment: BankQrPayment): string | null {
  const { scheme, receiver, name } = account;
  const amount = writeCodeAmount(payment.amount, scheme !== "vietqr");
  if (amount === null) return null;
  if (scheme === "epc") {
    const iban = readIban(receiver);
    return iban === null || amount.length > epcLimits.amount
      ? null
      : epcText({ iban, name, amount, reference: payment.reference });
  }
  if (amount.length > emvLimits.amount) return null;
  const objects = emvObjects(account, amount, payment.reference);
  return objects === null ? null : sealEmvText(objects);
}

function emvObjects(
  { scheme, receiver, name, city }: BankQrAccount,
  amount: string,
  reference: string,
): readonly DataObject[] | null {
  switch (scheme) {
    case "promptpay": {
      const number = readPromptPayNumber(receiver);
      const more = additional(moreTag.reference, reference);
      return number === null ? null : promptPayObjects(number, amount, more);
    }
    case "vietqr": {
      const account = readVietQrAccount(receiver);
      // Vietnamese banks show the purpose to both sides.
      const more = additional(moreTag.purpose, reference);
      return account === null ? null : vietQrObjects(account, amount, more);
    }
    case "qr-ph": {
      const account = readQrPhAccount(receiver);
      if (account === null) return null;
      return qrPhObjects(account, {
        amount,
        more: additional(moreTag.reference, reference),
        name: toLatinText(name, emvLimits.name),
        city: toLatinText(city, emvLimits.city),
      });
    }
    default:
      return null;
  }
}

function additional(tag: string, reference: string): readonly DataObject[] {
  const text = toLatinText(reference, emvLimits.reference);
  return text === "" ? [] : [[emvTag.more, writeDataObjects([[tag, text]])]];
}
