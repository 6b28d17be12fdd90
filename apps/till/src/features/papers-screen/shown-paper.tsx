import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { composePaper } from "@comanda/paper/compose-paper";
import { useMemo } from "react";

import { PaperCanvas } from "../painted-paper/index.ts";
import type { PaperContent } from "./paper-actions.ts";

type ShownPaperProps = {
  readonly paper: PaperContent;
  readonly money: MoneyFormat;
  readonly zone: TimeZone;
};

/** A paper as its printer would print it, in the language it was made in. */
export function ShownPaper({ paper, money, zone }: ShownPaperProps) {
  const { document, language, isRepeat, paperWidthDots } = paper;
  const blocks = useMemo(
    () => composePaper(document, { language, isRepeat, money, zone }),
    [document, language, isRepeat, money, zone],
  );
  return <PaperCanvas blocks={blocks} widthDots={paperWidthDots} />;
}
