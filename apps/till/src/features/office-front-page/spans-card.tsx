import { dateText } from "@comanda/domain/time/date-time-text";
import { parseWireDate } from "@comanda/domain/time/wire-date";

import { useOfficeMessages, type OfficeMessages } from "#language/office-messages.tsx";

import { Card } from "./card.tsx";
import { FigureTable, type FigureRow } from "./figure-table.tsx";
import { amountText, countText, reportPath, type FrontPageContext } from "./front-page-texts.ts";
import type { FrontPageFigures } from "./use-front-page.ts";

type Spans = FrontPageFigures["weeks"];
type SpansCardProps = {
  readonly title: string;
  readonly titleBefore: string;
  readonly spans: Spans;
  readonly look: FrontPageContext;
};

/** A week or a month beside the one before; absent while neither has sales. */
export function SpansCard({ title, titleBefore, spans, look }: SpansCardProps) {
  const { frontPage: texts } = useOfficeMessages();
  if (spans.last.sales.bills === 0 && spans.before.sales.bills === 0) return null;
  return (
    <Card title={title} aside={datesText(spans.last)}>
      <FigureTable
        label={title}
        heads={[title, titleBefore]}
        isCompared
        rows={spanRows(spans, texts, look)}
      />
    </Card>
  );
}

function spanRows(
  { last, before }: Spans,
  { figures }: OfficeMessages["frontPage"],
  look: FrontPageContext,
): readonly FigureRow[] {
  const path = reportPath("hours", last);
  const keys = ["net", "bills", "netPerBill", "amount"] as const;
  return keys.map((key) => ({
    key,
    name: figures[key],
    path,
    now: last.sales[key],
    before: before.sales[key],
    text: key === "bills" ? countText : (figure) => amountText(figure, look),
    isMain: key === "net",
  }));
}

function datesText({ from, to }: { readonly from: string; readonly to: string }): string {
  const [first, last] = [from, to].map((wire) => {
    const date = parseWireDate(wire);
    return date === null ? wire : dateText(date);
  });
  return `${first} – ${last}`;
}
