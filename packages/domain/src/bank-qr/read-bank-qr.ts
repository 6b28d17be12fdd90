import type { BankQrPayment, BankQrScheme } from "./bank-qr.ts";
import { readCodeAmount } from "./code-amount.ts";
import { readDataObjects, valueOf, type DataObject } from "./data-objects.ts";
import { emvTag, moreTag, openEmvText } from "./emv-text.ts";
import { readEpcText } from "./epc-text.ts";
import { promptPayNumberOf, promptPayTag } from "./promptpay.ts";
import { qrPhAccountOf, qrPhTag } from "./qr-ph.ts";
import { vietQrAccountOf, vietQrTag } from "./vietqr.ts";

/** What a code says. The receiver is empty if only a bank knows whom it pays. */
export type ReadBankQr = BankQrPayment & {
  readonly scheme: BankQrScheme;
  readonly receiver: string;
};

/** Reads the text of a code that asks for an amount; null for any other text. */
export function readBankQr(text: string): ReadBankQr | null {
  const epc = readEpcText(text);
  if (epc !== null) {
    const amount = readCodeAmount(epc.amount);
    const { iban: receiver, reference } = epc;
    return amount === null ? null : { scheme: "epc", receiver, amount, reference };
  }
  const objects = openEmvText(text);
  const paid = objects === null ? null : receiverOf(objects);
  if (objects === null || paid === null) return null;
  const amount = readCodeAmount(valueOf(objects, emvTag.amount));
  const more = readDataObjects(valueOf(objects, emvTag.more)) ?? [];
  const reference = valueOf(more, moreTag.reference) || valueOf(more, moreTag.purpose);
  return amount === null ? null : { ...paid, amount, reference };
}

function receiverOf(
  objects: readonly DataObject[],
): Pick<ReadBankQr, "scheme" | "receiver"> | null {
  const within = (tag: string) => readDataObjects(valueOf(objects, tag)) ?? [];
  const promptPay = promptPayNumberOf(within(promptPayTag));
  if (promptPay !== null) return { scheme: "promptpay", receiver: promptPay };
  const vietQr = vietQrAccountOf(within(vietQrTag));
  if (vietQr !== null) return { scheme: "vietqr", receiver: vietQr };
  const isPhilippine = valueOf(objects, emvTag.country) === "PH";
  return isPhilippine ? { scheme: "qr-ph", receiver: qrPhAccountOf(within(qrPhTag)) } : null;
}
