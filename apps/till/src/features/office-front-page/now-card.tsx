import type { Action } from "@comanda/domain/staff/action-permissions";
import { formatStockAmount } from "@comanda/domain/stock/format-stock-amount";
import type { ReactNode } from "react";

import type { Session } from "#api/session.ts";
import { useOfficeMessages, type OfficeMessages } from "#language/office-messages.tsx";
import { AttentionIcon, DoneIcon } from "#ui/icons.tsx";

import { Card } from "./card.tsx";
import { amountText, sinceText, type FrontPageContext } from "./front-page-texts.ts";
import styles from "./front-page.module.css";
import { PermittedLink } from "./permitted-link.tsx";
import type { FrontPageReply } from "./use-front-page.ts";

type NowCardProps = {
  readonly page: FrontPageReply;
  readonly session: Session;
  readonly look: FrontPageContext;
};

/** What the venue looks like now; what needs attention has a sign. */
export function NowCard({ page, session, look }: NowCardProps) {
  const { frontPage: texts } = useOfficeMessages();
  const { openBills, failedPapers, stock, here } = page;
  const failed = failedPapers.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={texts.now}>
      <ul className={styles["now"]}>
        <WorkDayRow page={page} session={session} look={look} />
        <NowRow path="/bills-open" title={texts.openBills} session={session} isFine>
          {openBills.count === 0 ? (
            <span>{texts.none}</span>
          ) : (
            <span>{texts.openSum(openBills.count, amountText(openBills.amount, look))}</span>
          )}
          {openBills.oldest !== null && (
            <span>
              {texts.oldest(
                placeText(openBills.oldest, texts),
                sinceText(openBills.oldest.since, page.at, look),
              )}
            </span>
          )}
        </NowRow>
        <NowRow path="/papers" title={texts.failedPapers} session={session} isFine={failed === 0}>
          <span>{failed === 0 ? texts.none : failed}</span>
          {failedPapers.map(({ printer, count }) => (
            <span key={printer}>
              {printer === "" ? texts.tillPrinter : printer}: {count}
            </span>
          ))}
        </NowRow>
        <NowRow
          path="/stock-delivery"
          action="update-stock"
          title={texts.stock}
          session={session}
          isFine={stock.out + stock.low === 0}
        >
          <span>{stockText(stock, texts)}</span>
          {stock.rows.map((row) => (
            <span key={`${row.stockItem} ${row.station}`}>{stockRowText(row, look)}</span>
          ))}
        </NowRow>
        <NowRow path="/staffs-in" title={texts.here} session={session} isFine>
          {here.length === 0 && <span>{texts.none}</span>}
          {[...Map.groupBy(here, ({ station }) => station)].map(([station, staff]) => (
            <span key={station}>
              {station}: {staff.map((member) => member.staff).join(", ")}
            </span>
          ))}
        </NowRow>
      </ul>
    </Card>
  );
}

/** Only for a day that nobody has ended for 24 hours. */
function WorkDayRow({ page: { leftOpenSince, at }, session, look }: NowCardProps) {
  const { frontPage: texts } = useOfficeMessages();
  if (leftOpenSince === null) return null;
  const since = sinceText(leftOpenSince, at, look);
  return (
    <NowRow
      path="/end-of-day"
      action="end-work-day"
      title={texts.workDay}
      session={session}
      isFine={false}
    >
      <span>{texts.dayLeftOpen(since)}</span>
    </NowRow>
  );
}

type NowRowProps = {
  readonly path: string;
  readonly action?: Action;
  readonly title: string;
  readonly session: Session;
  /** Whether there is nothing to do about it. */
  readonly isFine: boolean;
  readonly children: ReactNode;
};

function NowRow({ path, action, title, session, isFine, children }: NowRowProps) {
  return (
    <li data-fine={isFine}>
      <span className={styles["sign"]}>{isFine ? <DoneIcon /> : <AttentionIcon />}</span>
      <PermittedLink href={path} action={action} session={session}>
        {title}
      </PermittedLink>
      <span className={styles["facts"]}>{children}</span>
    </li>
  );
}

type Oldest = NonNullable<FrontPageReply["openBills"]["oldest"]>;

type BillPlace = Pick<Oldest, "number" | "table" | "room">;

function placeText({ number, table, room }: BillPlace, texts: OfficeMessages["frontPage"]): string {
  if (table !== "") return texts.table(table);
  return room === "" ? texts.bill(number) : texts.room(room);
}

function stockText(
  { out, low }: FrontPageReply["stock"],
  texts: OfficeMessages["frontPage"],
): string {
  const parts = [out > 0 ? texts.stockOut(out) : "", low > 0 ? texts.stockLow(low) : ""];
  const found = parts.filter((part) => part !== "");
  return found.length === 0 ? texts.none : found.join(", ");
}

type StockRow = FrontPageReply["stock"]["rows"][number];

function stockRowText(row: StockRow, { moneyFormat }: FrontPageContext): string {
  const left = formatStockAmount(row.left, moneyFormat.decimalSeparator);
  return `${row.stockItem}, ${row.station}: ${left} ${row.unit}`;
}
