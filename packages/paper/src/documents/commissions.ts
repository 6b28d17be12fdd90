import type { PrintDocument } from "@comanda/contract/print";
import { sumMoney } from "@comanda/domain/money/money";

import type { Document } from "../document.ts";
import type { Formatter } from "../formatter.ts";
import { plainRow } from "../rows.ts";
import { boldText, plainText } from "../text-style.ts";
import { composeReportHead } from "./report-head.ts";

type Commissions = Extract<PrintDocument, { readonly kind: "commission-report" }>;

/** Room for a signature: 8 mm at 8 dots a millimetre. */
const signatureDots = 64;

/** What staff earned and were paid in a work day, and below it every line that is still to be paid out. */
export function composeCommissions(report: Commissions, formatter: Formatter): Document {
  const { words, money, moment } = formatter;
  return [
    ...composeReportHead(words.commissionReport, [[words.workDay, moment(report.startTime)]]),
    {
      kind: "rows",
      style: plainText,
      rows: [
        plainRow(words.staff, words.earned, words.paid),
        ...report.rows.map(({ ref, name, earned, paid }) =>
          plainRow(`${ref} ${name}`, money(earned), money(paid)),
        ),
      ],
    },
    { kind: "rule" },
    {
      kind: "rows",
      style: boldText,
      rows: [
        plainRow(words.earned, money(report.earned)),
        plainRow(words.paid, money(report.paid)),
      ],
    },
    ...composeDues(report.dues ?? [], formatter),
  ];
}

type Due = NonNullable<Commissions["dues"]>[number];

function composeDues(dues: readonly Due[], formatter: Formatter): Document {
  if (dues.length === 0) return [];
  const { words, money } = formatter;
  const total = sumMoney(dues.map(({ amount }) => amount));
  return [
    { kind: "rule" },
    { kind: "rows", style: boldText, rows: [plainRow(words.unpaidCommissions, money(total))] },
    ...dues.flatMap((due) => composeDue(due, formatter)),
  ];
}

/** Staff sign below their lines when they are paid; a negative amount is not paid. */
function composeDue({ ref, name, amount, lines }: Due, formatter: Formatter): Document {
  const { money, quantity } = formatter;
  const rows = lines.map((line) => ({
    lead: quantity(line.qty),
    text: `${line.article} #${line.billNumber}`,
    amounts: [money(line.amount)],
    isIndented: false,
  }));
  return [
    { kind: "rule" },
    { kind: "rows", style: boldText, rows: [plainRow(`${ref} ${name}`, money(amount))] },
    { kind: "rows", style: plainText, rows },
    ...(amount > 0 ? signature(formatter) : []),
  ];
}

function signature({ words }: Formatter): Document {
  return [
    { kind: "space", heightDots: signatureDots },
    { kind: "rule" },
    { kind: "text", text: words.signature, style: plainText },
  ];
}
