import { readDataObjects, valueOf, writeDataObjects, type DataObject } from "./data-objects.ts";
import { emvFormat, emvTag, paidOnce } from "./emv-text.ts";

/** NAPAS 247: the bank and the account or card are in tag 38. */
export const vietQrTag = "38";
const napasApplication = "A000000727";
const service = { account: "QRIBFTTA", card: "QRIBFTTC" } as const;

type VietQrAccount = {
  /** The number of the bank with NAPAS. */
  readonly bank: string;
  /** The account, or the whole number of the card. */
  readonly number: string;
  readonly isCard: boolean;
};

/** The number of a bank and an account, as 970436/0011001234567, or the number of a NAPAS card, which names its bank. */
export function readVietQrAccount(typed: string): VietQrAccount | null {
  const [account, bank = "", number = ""] =
    /^(\d{6})\s*[/\s-]\s*([a-z0-9]{4,19})$/i.exec(typed.trim()) ?? [];
  if (account !== undefined) return { bank, number: number.toUpperCase(), isCard: false };
  const digits = typed.replaceAll(/[\s-]/g, "");
  const isCard = /^9704(?:\d{12}|\d{15})$/.test(digits) && hasCheckDigit(digits);
  return isCard ? { bank: digits.slice(0, 6), number: digits, isCard } : null;
}

/** Every second digit of a card counts double, from the right. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    const counted = Number(digits[digits.length - place]) * (place % 2 === 1 ? 1 : 2);
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

export function vietQrText({ bank, number, isCard }: VietQrAccount): string {
  return isCard ? number : `${bank}/${number}`;
}

export function vietQrObjects(
  { bank, number, isCard }: VietQrAccount,
  amount: string,
  more: readonly DataObject[],
): readonly DataObject[] {
  const receiver = writeDataObjects([
    ["00", napasApplication],
    [
      "01",
      writeDataObjects([
        ["00", bank],
        ["01", number],
      ]),
    ],
    ["02", isCard ? service.card : service.account],
  ]);
  return [
    emvFormat,
    paidOnce,
    [vietQrTag, receiver],
    [emvTag.currency, "704"],
    [emvTag.amount, amount],
    [emvTag.country, "VN"],
    ...more,
  ];
}

/** The account that a code pays. */
export function vietQrAccountOf(receiver: readonly DataObject[]): string | null {
  const account = readDataObjects(valueOf(receiver, "01"));
  if (account === null || valueOf(receiver, "00") !== napasApplication) return null;
  return vietQrText({
    bank: valueOf(account, "00"),
    number: valueOf(account, "01"),
    isCard: valueOf(receiver, "02") === service.card,
  });
}
