import type { CSSProperties } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { characterCount } from "#ui/character-count.ts";

import { axisTop, largestOf, pointText } from "./chart-data.ts";
import { ChartFigure, type Place } from "./chart-figure.tsx";
import styles from "./charts.module.css";
import { cellText, type ReportColumn, type ReportContext } from "./report-texts.ts";

/** A step along the line: a day or an hour. */
export type LinePoint = {
  readonly name: string;
  /** Below the axis. */
  readonly shortName: string;
  /** Null for a day that only the other days have. */
  readonly figure: number | null;
  /** Null if the report is not compared, or the point stands beside no other day. */
  readonly earlier: number | null;
  readonly growth: number | null;
  /** Its place among the rows of the report; null if it has none. */
  readonly row: number | null;
};

type LineChartProps = {
  readonly title: string;
  readonly summary: string;
  readonly points: readonly LinePoint[];
  readonly column: ReportColumn;
  readonly look: ReportContext;
  readonly onOpen: (row: number) => void;
};

const height = 100;

/** A line through the days or hours, and behind it the dashed one of the days that they are compared with. */
export function LineChart({ title, summary, points, column, look, onOpen }: LineChartProps) {
  const last = Math.max(1, points.length - 1);
  const figures = points.flatMap(({ figure, earlier }) => [figure ?? 0, earlier ?? 0]);
  const top = axisTop(Math.max(...figures));
  const xOf = (index: number) => (index * 100) / last;
  const yOf = (figure: number) => height - (Math.max(0, figure) * height) / top;
  // A line passes over a point that has no figure of its own.
  const pathOf = (figureOf: (point: LinePoint) => number | null) =>
    points
      .flatMap((point, index) => {
        const figure = figureOf(point);
        return figure === null ? [] : [`${xOf(index)} ${yOf(figure)}`];
      })
      .map((place, index) => `${index === 0 ? "M" : "L"}${place}`)
      .join("");
  const line = pathOf(({ figure }) => figure);
  const isCompared = points.some(({ earlier }) => earlier !== null);
  return (
    <ChartFigure
      title={title}
      summary={summary}
      legend={isCompared && <LineLegend />}
      points={points.map((point) => ({
        text: pointText(point.name, { ...point, figure: point.figure ?? 0 }, { column, look }),
        row: point.row,
      }))}
      first={largestOf(points.map(({ figure }) => ({ figure: figure ?? 0 })))}
      perRow={1}
      pointAt={({ x }: Place) => Math.round(x * last)}
      onOpen={onOpen}
    >
      {(chosen) => (
        <div className={styles["chart"]} style={characterCount(longestName(points))}>
          <div className={styles["axis"]}>
            <span>{cellText(top, column, look)}</span>
            <span>{cellText(top / 2, column, look)}</span>
            <span>{cellText(0, column, look)}</span>
          </div>
          <div className={styles["plot"]} data-plot>
            <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
              <path d="M0 0H100M0 50H100M0 100H100" className={styles["rules"]} />
              <path d={`${line}V${height}H0Z`} className={styles["area"]} />
              {isCompared && (
                <path d={pathOf(({ earlier }) => earlier)} className={styles["before"]} />
              )}
              <path d={line} className={styles["line"]} />
            </svg>
            <Mark x={xOf(chosen)} y={yOf(points[chosen]?.figure ?? 0)} />
          </div>
          <Names points={points} xOf={xOf} />
        </div>
      )}
    </ChartFigure>
  );
}

function longestName(points: readonly LinePoint[]): string {
  return points.reduce(
    (longest, { shortName }) => (shortName.length > longest.length ? shortName : longest),
    "",
  );
}

function Mark({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <div className={styles["ruler"]} style={{ insetInlineStart: `${x}%` }} />
      <div
        className={styles["dot"]}
        style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
      />
    </>
  );
}

type NamesProps = {
  readonly points: readonly LinePoint[];
  readonly xOf: (index: number) => number;
};

/** The names, each below its point; where there is no room for all of them, every second, fourth or eighth. */
function Names({ points, xOf }: NamesProps) {
  return (
    <div className={styles["pointNames"]}>
      {points.map(({ shortName }, index) => (
        <span key={xOf(index)} style={placeOfName(xOf(index), xOf(stepOf(index)))}>
          {shortName}
        </span>
      ))}
    </div>
  );
}

/** How many points lie between a name and the next one that is shown whenever it is: a power of two, or all of them. */
function stepOf(index: number): number {
  return index === 0 ? Infinity : index & -index;
}

function placeOfName(at: number, room: number): CSSProperties {
  const style: Record<string, string> = {
    "--at": `${at}%`,
    "--room": `${Math.min(100, room)}cqi`,
  };
  return style;
}

function LineLegend() {
  const { reports } = useOfficeMessages();
  return (
    <span className={styles["legend"]} aria-hidden="true">
      <svg viewBox="0 0 28 8">
        <path d="M0 4H28" className={styles["line"]} />
      </svg>
      {reports.theseDays}
      <svg viewBox="0 0 28 8">
        <path d="M0 4H28" className={styles["before"]} />
      </svg>
      {reports.columns.earlier}
    </span>
  );
}
