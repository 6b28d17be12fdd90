import type { showBill } from "@comanda/contract/bill-papers";
import type { ReplyOf } from "@comanda/contract/call";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { composePaper } from "@comanda/paper/compose-paper";
import { useMemo } from "react";

import { useLanguages } from "#language/use-language.ts";

import { PaperCanvas } from "../painted-paper/index.ts";

type BillPaperProps = {
  readonly bill: ReplyOf<typeof showBill>;
  readonly moneyFormat: MoneyFormat;
  readonly zone: TimeZone;
};

/** The guests' bill as this station's printer would print it. */
export function BillPaper({ bill, moneyFormat, zone }: BillPaperProps) {
  const { language } = useLanguages();
  const blocks = useMemo(
    () =>
      composePaper(bill, { language: language.code, isRepeat: false, money: moneyFormat, zone }),
    [bill, language, moneyFormat, zone],
  );
  return <PaperCanvas blocks={blocks} widthDots={bill.paperWidthDots} />;
}
