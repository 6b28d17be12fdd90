import { crc16 } from "./crc16.ts";
import { readDataObjects, writeDataObjects, type DataObject } from "./data-objects.ts";

/** The tags of EMVCo's merchant-presented codes that all schemes share. */
export const emvTag = {
  format: "00",
  usage: "01",
  category: "52",
  currency: "53",
  amount: "54",
  country: "58",
  name: "59",
  city: "60",
  more: "62",
  checksum: "63",
} as const;

/** Every code of this format begins so. */
export const emvFormat: DataObject = [emvTag.format, "01"];

/** A code with an amount is for one payment; a printed code of a bank without an amount has 11. */
export const paidOnce: DataObject = [emvTag.usage, "12"];

/** Within the additional data: what the receiver finds the payment by, and what the payer reads of it. */
export const moreTag = { reference: "05", purpose: "08" } as const;

/** The longest texts of the format. */
export const emvLimits = { name: 25, city: 15, reference: 25, amount: 13 } as const;

const checksumHead = `${emvTag.checksum}04`;
const checksumLength = 4;

/** The text of a code: its data objects and their checksum. */
export function sealEmvText(objects: readonly DataObject[]): string {
  const text = `${writeDataObjects(objects)}${checksumHead}`;
  return `${text}${crc16(text)}`;
}

/** The data objects of a code without its checksum; null if it is not a code, or was not copied correctly. */
export function openEmvText(text: string): readonly DataObject[] | null {
  const sealed = text.slice(0, -checksumLength);
  const isPlain = /^000201[ -~]+$/.test(text);
  if (!isPlain || !sealed.endsWith(checksumHead)) return null;
  // Some banks write the checksum in small letters.
  if (crc16(sealed) !== text.slice(-checksumLength).toUpperCase()) return null;
  return readDataObjects(sealed.slice(0, -checksumHead.length));
}
