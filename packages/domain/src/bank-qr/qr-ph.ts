import { readDataObjects, valueOf, writeDataObjects, type DataObject } from "./data-objects.ts";
import { emvFormat, emvTag, openEmvText, paidOnce } from "./emv-text.ts";

/** QR Ph: transfers to an account are in tag 27, payments to a merchant of a bank or wallet in tag 28. */
export const qrPhTag = "27";
const transferApplication = "com.p2pqrpay";
const applicationPattern = /^(?:com\.p2pqrpay|ph\.ppmi\.)/;
/** InstaPay, and the category of persons: what the banks write in codes for an account. */
const instaPay = "99964403";
const personalCategory = "6016";

export type QrPhAccount =
  | { readonly kind: "account"; readonly bank: string; readonly number: string }
  /** The code without an amount that a bank or wallet has issued to the venue. */
  | { readonly kind: "issued"; readonly objects: readonly DataObject[] };

/**
 * The code of a bank (BIC) and an account, as BNORPHMM/001234567890, or the text of a QR Ph code that was issued to the
 * venue: what it says of a merchant is known to its bank only.
 */
export function readQrPhAccount(typed: string): QrPhAccount | null {
  const text = typed.trim();
  const [account, bank = "", branch = "XXX", number = ""] =
    /^([a-z]{4}ph[a-z0-9]{2})([a-z0-9]{3})?\s*[/\s]\s*([a-z0-9]{4,34})$/i.exec(text) ?? [];
  if (account !== undefined) {
    return { kind: "account", bank: `${bank}${branch}`.toUpperCase(), number };
  }
  const objects = openEmvText(text);
  return objects !== null && isIssuedCode(objects) ? { kind: "issued", objects } : null;
}

function isIssuedCode(objects: readonly DataObject[]): boolean {
  const applications = objects
    .filter(([tag]) => Number(tag) >= 26 && Number(tag) <= 51)
    .map(([, value]) => valueOf(readDataObjects(value) ?? [], "00"));
  return (
    valueOf(objects, emvTag.country) === "PH" &&
    valueOf(objects, emvTag.currency) === "608" &&
    applications.some((application) => applicationPattern.test(application))
  );
}

export type QrPhFields = {
  readonly amount: string;
  readonly more: readonly DataObject[];
  readonly name: string;
  readonly city: string;
};

export function qrPhObjects(account: QrPhAccount, fields: QrPhFields): readonly DataObject[] {
  return account.kind === "issued"
    ? withAmount(account.objects, fields)
    : transferObjects(account, fields);
}

/** Everything of an issued code stays, and so does its own reference, by which a bank may find its merchant. */
function withAmount(
  issued: readonly DataObject[],
  { amount, more }: QrPhFields,
): readonly DataObject[] {
  const kept = issued.filter(([tag]) => tag !== emvTag.usage && tag !== emvTag.amount);
  const added = valueOf(issued, emvTag.more) === "" ? more : [];
  const objects: readonly DataObject[] = [...kept, paidOnce, [emvTag.amount, amount], ...added];
  return objects.toSorted(([one], [other]) => Number(one) - Number(other));
}

function transferObjects(
  { bank, number }: Extract<QrPhAccount, { readonly kind: "account" }>,
  { amount, more, name, city }: QrPhFields,
): readonly DataObject[] {
  const receiver = writeDataObjects([
    ["00", transferApplication],
    ["01", bank],
    ["02", instaPay],
    ["04", number],
  ]);
  return [
    emvFormat,
    paidOnce,
    [qrPhTag, receiver],
    [emvTag.category, personalCategory],
    [emvTag.currency, "608"],
    [emvTag.amount, amount],
    [emvTag.country, "PH"],
    [emvTag.name, name],
    [emvTag.city, city],
    ...more,
  ];
}

/** The account that a code pays; empty for a merchant, whom its bank knows. */
export function qrPhAccountOf(receiver: readonly DataObject[]): string {
  return valueOf(receiver, "00") === transferApplication
    ? `${valueOf(receiver, "01")}/${valueOf(receiver, "04")}`
    : "";
}
