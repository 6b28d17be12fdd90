import { useId } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";

import type { ChartRow } from "./chart-data.ts";
import bars from "./bars.module.css";
import styles from "./charts.module.css";
import { cellText, growthText, type ReportColumn, type ReportContext } from "./report-texts.ts";

type ShareBarsProps = {
  readonly title: string;
  readonly summary: string;
  readonly rows: readonly ChartRow[];
  readonly column: ReportColumn;
  readonly look: ReportContext;
};

/** A chart with more bars would be hard to read. */
const maxBars = 10;

/** The largest rows as bars from one edge, whose lengths people compare; the figures are written beside them. */
export function ShareBars({ title, summary, rows, column, look }: ShareBarsProps) {
  const { reports } = useOfficeMessages();
  const id = useId();
  const shown = rows.toSorted((one, other) => other.figure - one.figure).slice(0, maxBars);
  const longest = Math.max(1, ...shown.flatMap(({ figure, earlier }) => [figure, earlier ?? 0]));
  const whole = rows.reduce((sum, { figure }) => sum + Math.max(0, figure), 0);
  const isCompared = shown.some(({ earlier }) => earlier !== null);
  return (
    <figure className={styles["figure"]}>
      <figcaption className={styles["caption"]}>
        <span id={`${id}-title`} className={styles["title"]}>
          {title}
        </span>
        {isCompared && (
          <span className={styles["legend"]} aria-hidden="true">
            <svg viewBox="0 0 28 8">
              <rect width="28" height="8" className={bars["barBefore"]} />
            </svg>
            {reports.columns.earlier}
          </span>
        )}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its texts wrap and scale like other text, which an image's do not */}
      <div role="img" aria-labelledby={`${id}-title ${id}-summary`} className={bars["bars"]}>
        {shown.map(({ index, name, figure, earlier, growth }) => (
          <div key={index} className={bars["bar"]}>
            <span className={bars["barName"]}>{name}</span>
            <svg viewBox="0 0 100 20" preserveAspectRatio="none">
              <rect width="100" height="20" className={styles["ground"]} />
              {earlier !== null && (
                <rect
                  width={lengthOf(earlier, longest)}
                  height="20"
                  className={bars["barBefore"]}
                />
              )}
              <rect
                y={isCompared ? 5 : 0}
                width={lengthOf(figure, longest)}
                height={isCompared ? 10 : 20}
                className={bars["barNow"]}
              />
            </svg>
            <span className={bars["barFigure"]}>{cellText(figure, column, look)}</span>
            <span className={bars["barShare"]}>{percentText(figure, whole)}</span>
            {isCompared && (
              <span className={bars["barShare"]}>
                {growth === null ? "–" : growthText(growth, look)}
              </span>
            )}
          </div>
        ))}
      </div>
      <p id={`${id}-summary`} className={styles["summary"]}>
        {summary}
      </p>
    </figure>
  );
}

function lengthOf(figure: number, longest: number): number {
  return (Math.max(0, figure) * 100) / longest;
}

function percentText(figure: number, whole: number): string {
  return whole <= 0 ? "–" : `${Math.round((Math.max(0, figure) * 100) / whole)} %`;
}
