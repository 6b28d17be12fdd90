import { useId } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";

import bars from "./bars.module.css";
import { ChartBar } from "./chart-bar.tsx";
import { barLength, columnAt, type ChartRow } from "./chart-data.ts";
import { ChartFrame, Picture } from "./chart-frame.tsx";
import { listSellers } from "./chart-points.ts";
import styles from "./charts.module.css";
import { cellText, type ReportContext, type ReportTable } from "./report-texts.ts";

type SellerBarsProps = {
  readonly title: string;
  readonly summary: string;
  readonly rows: readonly ChartRow[];
  readonly reply: ReportTable;
  readonly look: ReportContext;
};

/** What sells most and least, each bar divided into margin and cost. */
export function SellerBars({ title, summary, rows, reply, look }: SellerBarsProps) {
  const { reports } = useOfficeMessages();
  const { best, worst } = listSellers(rows, reply);
  return (
    <ChartFrame title={title} summary={summary} legend={<PartsLegend />}>
      <Picture title={title} summary={summary} className={bars["sides"]}>
        <Side name={reports.best} rows={best} reply={reply} look={look} />
        <Side name={reports.worst} rows={worst} reply={reply} look={look} />
      </Picture>
    </ChartFrame>
  );
}

function PartsLegend() {
  const { reports } = useOfficeMessages();
  const id = useId();
  return (
    <span className={styles["legend"]} aria-hidden="true">
      <svg viewBox="0 0 28 8">
        <rect width="28" height="8" className={bars["barNow"]} />
      </svg>
      {reports.columns.margin}
      <svg viewBox="0 0 28 8">
        <Hatch id={id} />
        <rect width="28" height="8" fill={`url(#${id})`} className={bars["edge"]} />
      </svg>
      {reports.columns.cost}
    </span>
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
  const textOf = (of: typeof share, row: ReportTable["rows"][number] | undefined) =>
    of?.column === undefined ? "" : cellText(of.cellOf(row), of.column, look);
  return (
    <div className={bars["side"]}>
      <p className={bars["sideName"]}>{name}</p>
      <svg className={bars["patterns"]}>
        <Hatch id={id} />
      </svg>
      <div className={bars["bars"]}>
        {rows.map(({ index, name: article, figure }) => {
          const row = reply.rows[index];
          const known = cost?.cellOf(row) ?? null;
          const margin = known === null ? 0 : Math.max(0, figure - Math.max(0, Number(known)));
          const start = barLength(margin, longest);
          return (
            <ChartBar
              key={index}
              name={article}
              figure={textOf(net, row)}
              share={textOf(share, row)}
              growth={null}
            >
              <rect width={start} height="20" className={bars["barNow"]} />
              <rect
                x={start}
                width={barLength(figure - margin, longest)}
                height="20"
                fill={known === null ? "none" : `url(#${id})`}
                className={bars["edge"]}
              />
            </ChartBar>
          );
        })}
      </div>
    </div>
  );
}

/** Stripes, which differ from a plain area also without colours. */
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
