import { cutText } from "./code-text.ts";
import { readIban } from "./iban.ts";

/** EPC069-12, version 2: a SEPA credit transfer, in UTF-8. The bank's BIC may be left out in it. */
const head = ["BCD", "002", "1", "SCT", ""];
const currency = "EUR";
/** No field of the purpose and none of a structured reference. */
const unused = ["", ""];

export const epcLimits = { name: 70, reference: 140, amount: 12 } as const;

export type EpcFields = {
  readonly iban: string;
  readonly name: string;
  readonly amount: string;
  readonly reference: string;
};

export function epcText({ iban, name, amount, reference }: EpcFields): string {
  const text = cutText(reference, epcLimits.reference);
  const lines = [
    ...head,
    cutText(name, epcLimits.name),
    iban,
    `${currency}${amount}`,
    ...unused,
    text,
  ];
  // Nothing may follow the last line that is used.
  return lines.join("\n").trimEnd();
}

export function readEpcText(text: string): EpcFields | null {
  const lines = text.split("\n");
  if (head.some((line, index) => lines[index] !== line)) return null;
  const [name = "", account = "", total = "", , , reference = ""] = lines.slice(head.length);
  const iban = readIban(account);
  if (iban === null || !total.startsWith(currency)) return null;
  return { iban, name, amount: total.slice(currency.length), reference };
}
