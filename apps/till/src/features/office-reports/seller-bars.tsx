import { useId } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";

import { columnAt, type ChartRow } from "./chart-data.ts";
import bars from "./bars.module.css";
import styles from "./charts.module.css";
import { cellText, type ReportContext, type ReportTable } from "./report-texts.ts";

type SellerBarsProps = {
  readonly title: string;
  readonly summary: string;
  readonly rows: readonly ChartRow[];
  readonly reply: ReportTable;
  readonly look: ReportContext;
};

const perSide = 8;

/** What sells most and least, each bar divided into margin and cost. */
export function SellerBars({ title, summary, rows, reply, look }: SellerBarsProps) {
  const { reports } = useOfficeMessages();
  const id = useId();
  const sorted = rows
    .filter(({ index }) => columnAt(reply, "quantity").numberOf(reply.rows[index]) !== 0)
    .toSorted((one, other) => other.figure - one.figure);
  const best = sorted.slice(0, Math.min(perSide, Math.ceil(sorted.length / 2)));
  const worst = sorted.slice(best.length).slice(-perSide).toReversed();
  return (
    <figure className={styles["figure"]}>
      <figcaption className={styles["caption"]}>
        <span id={`${id}-title`} className={styles["title"]}>
          {title}
        </span>
        <span className={styles["legend"]} aria-hidden="true">
          <svg viewBox="0 0 28 8">
            <rect width="28" height="8" className={bars["barNow"]} />
          </svg>
          {reports.columns.margin}
          <svg viewBox="0 0 28 8">
            <Hatch id={`${id}-key`} />
            <rect width="28" height="8" fill={`url(#${id}-key)`} className={bars["edge"]} />
          </svg>
          {reports.columns.cost}
        </span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its texts wrap and scale like other text, which an image's do not */}
      <div role="img" aria-labelledby={`${id}-title ${id}-summary`} className={bars["sides"]}>
        <Side name={reports.best} rows={best} reply={reply} look={look} />
        <Side name={reports.worst} rows={worst} reply={reply} look={look} />
      </div>
      <p id={`${id}-summary`} className={styles["summary"]}>
        {summary}
      </p>
    </figure>
  );
}

type SideProps = Pick<SellerBarsProps, "rows" | "reply" | "look"> & { readonly name: string };

function Side({ name, rows, reply, look }: SideProps) {
  const id = useId();
  if (rows.length === 0) return null;
  const [net, cost, share] = ["netOfLines", "cost", "marginShare"].map((key) =>
    columnAt(reply, key),
  );
  const longest = Math.max(1, ...rows.map(({ figure }) => figure));
  const widthOf = (amount: number) => (Math.max(0, amount) * 100) / longest;
  const textOf = (of: typeof share, row: ReportTable["rows"][number] | undefined) =>
    of?.column === undefined ? "" : cellText(of.cellOf(row), of.column, look);
  return (
    <div className={bars["side"]}>
      <p className={bars["sideName"]}>{name}</p>
      <svg className={bars["patterns"]}>
        <Hatch id={id} />
      </svg>
      <div className={bars["bars"]} data-columns="4">
        {rows.map(({ index, name: article, figure }) => {
          const row = reply.rows[index];
          const known = cost?.cellOf(row) ?? null;
          const spent = known === null ? 0 : Math.min(figure, Number(known));
          return (
            <div key={index} className={bars["bar"]}>
              <span className={bars["barName"]}>{article}</span>
              <svg viewBox="0 0 100 20" preserveAspectRatio="none">
                <rect width="100" height="20" className={styles["ground"]} />
                <rect
                  width={widthOf(known === null ? 0 : figure - spent)}
                  height="20"
                  className={bars["barNow"]}
                />
                <rect
                  x={widthOf(known === null ? 0 : figure - spent)}
                  width={widthOf(known === null ? figure : spent)}
                  height="20"
                  fill={known === null ? "none" : `url(#${id})`}
                  className={bars["edge"]}
                />
              </svg>
              <span className={bars["barFigure"]}>{textOf(net, row)}</span>
              <span className={bars["barShare"]}>{textOf(share, row)}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Stripes, which can be told from a plain area without colours. */
function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2.5" height="6" className={bars["stripe"]} />
      </pattern>
    </defs>
  );
}
