import type { BillDocument, BillDocumentLine } from "@comanda/contract/print";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";
import { dateTimeText, parseWireDateTime } from "@comanda/domain/time/date-text";
import type { TimeZone } from "@comanda/domain/time/local-time";

import { useMessages } from "#language/use-language.ts";

import styles from "./bill-paper.module.css";
import { sumRows } from "./sum-rows.ts";

type BillPaperProps = {
  readonly bill: BillDocument;
  readonly moneyFormat: MoneyFormat;
  readonly zone: TimeZone;
};

/** The bill as a guest reads it: who, where and when, each item, and what it comes to. */
export function BillPaper({ bill, moneyFormat, zone }: BillPaperProps) {
  const { billView } = useMessages();
  const money = (amount: Money) => formatMoney(amount, moneyFormat);
  return (
    <article className={styles["paper"]}>
      <header className={styles["head"]}>
        <p className={styles["venue"]}>{bill.location.name}</p>
        <p>{bill.location.address}</p>
        <p>{bill.location.phone}</p>
        {bill.isCopy && <p className={styles["mark"]}>{billView.copy}</p>}
        {bill.status === 2 && (
          <p className={styles["mark"]}>
            {billView.voided} · {bill.statusNote}
          </p>
        )}
      </header>
      <Facts bill={bill} zone={zone} />
      <ul className={styles["lines"]}>
        {bill.lines.map((line, index) => (
          // Lines of a paper have no keys, and never change while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <PaperLine key={index} line={line} total={money(line.total)} />
        ))}
      </ul>
      <dl className={styles["sums"]}>
        {sumRows(bill, billView).map(({ name, amount, isLoud }) => (
          <div key={name} className={isLoud ? styles["loud"] : undefined}>
            <dt>{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function Facts({ bill, zone }: Pick<BillPaperProps, "bill" | "zone">) {
  const { billView } = useMessages();
  const at = parseWireDateTime(bill.createdDate);
  const facts = [
    [billView.date, at === null ? "" : dateTimeText(at, zone)],
    [billView.place, bill.table === "" ? bill.room : bill.table],
    [billView.covers, bill.cover === null ? "" : String(bill.cover)],
    [billView.staff, bill.staff ?? ""],
    [billView.customer, bill.customer ?? ""],
  ] as const;
  const merged = bill.merged.map(({ number }) => `#${number}`).join(", ");
  return (
    <div className={styles["facts"]}>
      <p className={styles["number"]}>{billView.bill(bill.number)}</p>
      {merged !== "" && <p>{billView.merged(merged)}</p>}
      <dl>
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

function PaperLine({ line, total }: { readonly line: BillDocumentLine; readonly total: string }) {
  const details = [line.orderLevel, line.promotion, line.note].filter(
    (text) => text !== null && text !== "",
  );
  return (
    <li className={line.isUnder ? styles["under"] : undefined}>
      <span>{line.qty}</span>
      <span>
        {line.name}
        {details.length > 0 && <small>{details.join(" · ")}</small>}
      </span>
      <span>{total}</span>
    </li>
  );
}
