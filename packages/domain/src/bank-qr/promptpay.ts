import { valueOf, writeDataObjects, type DataObject } from "./data-objects.ts";
import { emvFormat, emvTag, paidOnce } from "./emv-text.ts";

/** Thai QR payment, credit transfer: the number of the receiver is in tag 29. */
export const promptPayTag = "29";
const promptPayApplication = "A000000677010111";
const numberTag = { mobile: "01", person: "02", wallet: "03" } as const;

/**
 * The digits of a PromptPay number: a Thai mobile, a tax or identity number with its check digit, or an e-wallet. Null
 * for any other number.
 */
export function readPromptPayNumber(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, "").replace(/^\+?66(?=\d{9}$)/, "0");
  const isNumber =
    /^0[689]\d{8}$/.test(digits) || isPersonNumber(digits) || /^\d{15}$/.test(digits);
  return isNumber ? digits : null;
}

/** The last of the 13 digits follows from the others, for people and companies alike. */
function isPersonNumber(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < 12; place += 1) sum += Number(digits[place]) * (13 - place);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}

/** The order in which Thai codes are usually written. */
export function promptPayObjects(
  number: string,
  amount: string,
  more: readonly DataObject[],
): readonly DataObject[] {
  const receiver = writeDataObjects([["00", promptPayApplication], receiverObject(number)]);
  return [
    emvFormat,
    paidOnce,
    [promptPayTag, receiver],
    [emvTag.country, "TH"],
    [emvTag.currency, "764"],
    [emvTag.amount, amount],
    ...more,
  ];
}

function receiverObject(number: string): DataObject {
  // A mobile number has its country code, filled up to 13 digits.
  if (number.length === 10) return [numberTag.mobile, `0066${number.slice(1)}`];
  return [number.length === 13 ? numberTag.person : numberTag.wallet, number];
}

/** The number that a code pays. */
export function promptPayNumberOf(receiver: readonly DataObject[]): string | null {
  const mobile = valueOf(receiver, numberTag.mobile);
  const number =
    mobile === ""
      ? valueOf(receiver, numberTag.person) || valueOf(receiver, numberTag.wallet)
      : mobile.replace(/^0066/, "0");
  return valueOf(receiver, "00") === promptPayApplication ? readPromptPayNumber(number) : null;
}
