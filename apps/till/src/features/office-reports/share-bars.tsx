import { useOfficeMessages } from "#language/office-messages.tsx";

import bars from "./bars.module.css";
import { ChartBar } from "./chart-bar.tsx";
import { barLength, shareText, type ChartRow } from "./chart-data.ts";
import { ChartFrame, Picture } from "./chart-frame.tsx";
import styles from "./charts.module.css";
import { cellText, growthText, type ReportColumn, type ReportContext } from "./report-texts.ts";

type ShareBarsProps = {
  readonly title: string;
  readonly summary: string;
  readonly rows: readonly ChartRow[];
  readonly total: number;
  readonly column: ReportColumn;
  readonly look: ReportContext;
};

/** A chart with more bars would be hard to read. */
const maxBars = 10;

/** The largest rows as bars from one edge, whose lengths people compare; the figures are written beside them. */
export function ShareBars({ title, summary, rows, total, column, look }: ShareBarsProps) {
  const shown = rows.toSorted((one, other) => other.figure - one.figure).slice(0, maxBars);
  const longest = Math.max(1, ...shown.flatMap(({ figure, earlier }) => [figure, earlier ?? 0]));
  const isCompared = shown.some(({ earlier }) => earlier !== null);
  return (
    <ChartFrame title={title} summary={summary} legend={isCompared && <EarlierLegend />}>
      <Picture title={title} summary={summary} className={bars["bars"]}>
        {shown.map(({ index, name, figure, earlier, growth }) => (
          <ChartBar
            key={index}
            name={name}
            figure={cellText(figure, column, look)}
            share={shareText(figure, total)}
            growth={isCompared ? shownGrowth(growth, look) : null}
          >
            {earlier !== null && (
              <rect width={barLength(earlier, longest)} height="20" className={bars["barBefore"]} />
            )}
            <rect
              y={isCompared ? 5 : 0}
              width={barLength(figure, longest)}
              height={isCompared ? 10 : 20}
              className={bars["barNow"]}
            />
          </ChartBar>
        ))}
      </Picture>
    </ChartFrame>
  );
}

function EarlierLegend() {
  const { reports } = useOfficeMessages();
  return (
    <span className={styles["legend"]} aria-hidden="true">
      <svg viewBox="0 0 28 8">
        <rect width="28" height="8" className={bars["barBefore"]} />
      </svg>
      {reports.columns.earlier}
    </span>
  );
}

function shownGrowth(growth: number | null, look: ReportContext): string {
  return growth === null ? "–" : growthText(growth, look);
}
