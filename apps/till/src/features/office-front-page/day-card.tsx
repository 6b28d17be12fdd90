import { useOfficeMessages, type OfficeMessages } from "#language/office-messages.tsx";

import { Card } from "./card.tsx";
import { FigureTable, type FigureRow } from "./figure-table.tsx";
import {
  amountText,
  countText,
  dayText,
  reportPath,
  untilText,
  type FrontPageContext,
} from "./front-page-texts.ts";
import styles from "./front-page.module.css";
import { HoursChart } from "./hours-chart.tsx";
import type { FrontPageFigures } from "./use-front-page.ts";

type Day = FrontPageFigures["today"];
type DayCardProps = { readonly title: string; readonly day: Day; readonly look: FrontPageContext };

/** A day's sales beside those of the same weekday of the week before. */
export function DayCard({ title, day, look }: DayCardProps) {
  const { frontPage: texts } = useOfficeMessages();
  const { date, until, sales } = day.before;
  const dayBefore = dayText(date, look);
  const before = until === null ? dayBefore : texts.upTo(dayBefore, untilText(until, date, look));
  return (
    <Card title={title} aside={dayText(day.date, look)}>
      <FigureTable
        label={title}
        heads={[title, before]}
        isCompared={sales !== null}
        rows={[...salesRows(day, texts, look), ...payTypeRows(day, look)]}
      />
      {sales === null && <p className={styles["quiet"]}>{texts.noWorkBefore(dayBefore)}</p>}
      <HoursChart hours={day.hours} look={look} />
    </Card>
  );
}

type NewDayCardProps = Omit<DayCardProps, "title">;

/** Today before the first bill is paid, with what the week before had brought by now. */
export function NewDayCard({ day: { date, before }, look }: NewDayCardProps) {
  const { frontPage: texts } = useOfficeMessages();
  const dayBefore = dayText(before.date, look);
  const until = before.until === null ? "" : untilText(before.until, before.date, look);
  return (
    <Card title={texts.title} aside={dayText(date, look)}>
      <p>{texts.noBillYet}</p>
      <p className={styles["quiet"]}>
        {before.sales === null
          ? texts.noWorkBefore(dayBefore)
          : texts.netBefore(texts.upTo(dayBefore, until), amountText(before.sales.net, look))}
      </p>
    </Card>
  );
}

function salesRows(
  { date, sales, before }: Day,
  { figures }: OfficeMessages["frontPage"],
  look: FrontPageContext,
): readonly FigureRow[] {
  const dates = { from: date, to: date };
  const hours = reportPath("hours", dates);
  const amount = (figure: number | null) => amountText(figure, look);
  const row = (key: keyof typeof figures & keyof Day["sales"], path: string) => ({
    key,
    name: figures[key],
    path,
    now: sales[key],
    before: before.sales?.[key] ?? null,
    text: key === "bills" || key === "guests" ? countText : amount,
    isMain: key === "net",
  });
  return [
    row("net", hours),
    row("bills", reportPath("bills", dates)),
    row("guests", hours),
    row("netPerGuest", hours),
    row("amount", hours),
  ];
}

function payTypeRows({ date, payTypes }: Day, look: FrontPageContext): readonly FigureRow[] {
  return payTypes.map(({ payType, kept, before }, index) => ({
    // Names may repeat.
    key: `${index} ${payType}`,
    name: payType,
    path: reportPath("pay-types", { from: date, to: date }),
    now: kept,
    before,
    text: (figure) => amountText(figure, look),
  }));
}
