import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { OwnWord } from "@comanda/domain/office/check-own-words";
import type { Language } from "@comanda/domain/venue/settings";
import { composePaper } from "@comanda/paper/compose-paper";
import { paidBill } from "@comanda/paper/samples/bills";
import { kitchenTicket } from "@comanda/paper/samples/tickets";
import { useDeferredValue, useMemo } from "react";

import { requireSession, zoneOf } from "../order/index.ts";
import { PaperCanvas } from "../painted-paper/index.ts";
import styles from "./paper-words-input.module.css";

type PaperPreviewProps = {
  /** The same list as long as no word changes: each new one is painted. */
  readonly own: readonly OwnWord[];
  readonly language: Language;
  readonly money: MoneyFormat;
};

/** A roll of 80 mm. */
const widthDots = 576;

/** A bill and a kitchen ticket with the words as they are typed so far. */
export function PaperPreview({ own, language, money }: PaperPreviewProps) {
  // Painting two papers takes longer than a key press, so typing goes first.
  const typed = useDeferredValue(own);
  const papers = useMemo(() => {
    const look = { language, own: typed, isRepeat: false, money, zone: zoneOf(requireSession()) };
    return [paidBill, kitchenTicket].map((document) => composePaper(document, look));
  }, [typed, language, money]);
  return (
    <div className={styles["papers"]}>
      {papers.map((blocks, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- always these two papers
        <PaperCanvas key={index} blocks={blocks} widthDots={widthDots} />
      ))}
    </div>
  );
}
