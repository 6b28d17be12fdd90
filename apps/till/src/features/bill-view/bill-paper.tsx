import type { BillDocument } from "@comanda/contract/print";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { composePaper } from "@comanda/paper/compose-paper";
import { useMemo } from "react";

import { useLanguages } from "#language/use-language.ts";

import { PaperCanvas } from "./paper-canvas.tsx";

type BillPaperProps = {
  readonly bill: BillDocument;
  readonly moneyFormat: MoneyFormat;
  readonly zone: TimeZone;
};

/** How wide printers of 80 mm print. */
const widthDots = 576;

/** The bill as a guest reads it. */
export function BillPaper({ bill, moneyFormat, zone }: BillPaperProps) {
  const { language } = useLanguages();
  const blocks = useMemo(
    () =>
      composePaper(bill, { language: language.code, isRepeat: false, money: moneyFormat, zone }),
    [bill, language, moneyFormat, zone],
  );
  return <PaperCanvas blocks={blocks} widthDots={widthDots} />;
}
