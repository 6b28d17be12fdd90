import type { BillDocument } from "@comanda/contract/print";
import { addMoney, negateMoney, sumMoney, type Money } from "@comanda/domain/money/money";
import { fillTemplate } from "@comanda/domain/text/fill-template";

import type { Document } from "../document.ts";
import type { Formatter } from "../formatter.ts";
import { plainRow, type Row } from "../rows.ts";
import { plainText, smallText } from "../text-style.ts";

type Privilege = NonNullable<BillDocument["privilege"]>;
type Kind = Privilege["holders"][number]["kind"];

/** Room for a signature: 8 mm at 8 dots a millimetre. */
const signatureDots = 64;

/** What the law takes off: the VAT, and the discount of each kind of guest. */
export function privilegeRows(
  { privilege }: BillDocument,
  { words, price, quantity }: Formatter,
): readonly Row[] {
  if (privilege === undefined) return [];
  const { holders, rate } = privilege;
  const discountOf = (wanted: Kind): Money =>
    sumMoney(holders.filter(({ kind }) => kind === wanted).map(({ discount }) => discount));
  const percent = quantity(rate / 100);
  return [
    { name: words.lessVat, total: sumMoney(holders.map(({ exemption }) => exemption)) },
    { name: fillTemplate(words.seniorDiscount, { percent }), total: discountOf("senior") },
    { name: fillTemplate(words.disabilityDiscount, { percent }), total: discountOf("disability") },
  ]
    .filter(({ total }) => total !== 0)
    .map(({ name, total }) => plainRow(name, price(negateMoney(total))));
}

/** What the law takes off in all. */
export function takenOffByLaw({ privilege }: BillDocument): Money {
  return sumMoney(
    (privilege?.holders ?? []).map(({ exemption, discount }) => addMoney(exemption, discount)),
  );
}

/** The sales with VAT and free of it, and each guest by name and card, with a line for the signature. */
export function privilegeBlocks(
  { privilege, status }: BillDocument,
  { words, price }: Formatter,
): Document {
  if (privilege === undefined || status === 2) return [];
  const { guests, taxedSales, vat, exemptSales, holders } = privilege;
  const sales = [
    { name: words.taxedSales, total: taxedSales },
    { name: words.exemptSales, total: exemptSales },
    { name: words.vatAmount, total: vat },
  ];
  return [
    { kind: "space", heightDots: 6 },
    {
      kind: "rows",
      rows: sales.map(({ name, total }) => plainRow(name, price(total))),
      style: smallText,
    },
    { kind: "rule" },
    { kind: "text", text: fillTemplate(words.sharedBy, { count: guests }), style: plainText },
    ...holders.flatMap(({ kind, name, idNumber }): Document => [
      {
        kind: "text",
        text: `${kind === "senior" ? words.senior : words.disability}: ${name}`,
        style: plainText,
      },
      { kind: "text", text: fillTemplate(words.idNumber, { number: idNumber }), style: plainText },
      { kind: "space", heightDots: signatureDots },
      { kind: "rule" },
      { kind: "text", text: words.signature, style: smallText },
    ]),
  ];
}
