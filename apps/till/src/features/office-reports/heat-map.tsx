import { hourText } from "@comanda/domain/time/date-text";

import { largestOf, pointText } from "./chart-data.ts";
import { ChartFigure, type Place } from "./chart-figure.tsx";
import styles from "./charts.module.css";
import { weekdayText, type ReportColumn, type ReportContext } from "./report-texts.ts";

/** The sales of an hour of a weekday. */
export type HeatCell = {
  readonly weekday: number;
  readonly hour: number;
  readonly figure: number;
  readonly earlier: number | null;
  readonly growth: number | null;
  /** Its place among the rows of the report; null without sales. */
  readonly row: number | null;
};

type HeatMapProps = {
  readonly title: string;
  readonly summary: string;
  /** In the order of the work day. */
  readonly hours: readonly number[];
  /** Weekday by weekday, each with all hours. */
  readonly cells: readonly HeatCell[];
  readonly column: ReportColumn;
  readonly look: ReportContext;
  readonly onOpen: (row: number) => void;
};

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const cellSize = 10;
/** A cell with few sales stays visible. */
const smallest = 2;

/**
 * Hours beside each other and weekdays below each other. The more was sold, the larger and the stronger is the square,
 * so that it can be read without colours.
 */
export function HeatMap(props: HeatMapProps) {
  const { title, summary, hours, cells, column, look, onOpen } = props;
  const most = Math.max(1, ...cells.map(({ figure }) => figure));
  return (
    <ChartFigure
      title={title}
      summary={summary}
      points={cells.map((cell) => ({
        text: pointText(
          `${weekdayText(cell.weekday, look)} ${hourText(cell.hour)}–${hourText((cell.hour + 1) % 24)}`,
          cell,
          { column, look },
        ),
        row: cell.row,
      }))}
      first={largestOf(cells)}
      perRow={hours.length}
      pointAt={({ x, y }: Place) =>
        stepAt(y, weekdays.length) * hours.length + stepAt(x, hours.length)
      }
      onOpen={onOpen}
    >
      {(chosen) => (
        <div className={styles["chart"]} data-map="true">
          <div className={styles["axis"]}>
            {weekdays.map((weekday) => (
              <span key={weekday}>{weekdayText(weekday, look, "short")}</span>
            ))}
          </div>
          <div className={styles["plot"]} data-plot>
            <svg
              viewBox={`0 0 ${hours.length * cellSize} ${weekdays.length * cellSize}`}
              preserveAspectRatio="none"
            >
              {cells.map(({ weekday, hour, figure }, index) => (
                <Cell
                  key={`${weekday}-${hour}`}
                  place={{ x: index % hours.length, y: Math.floor(index / hours.length) }}
                  share={Math.max(0, figure) / most}
                  isChosen={index === chosen}
                />
              ))}
            </svg>
          </div>
          <div className={styles["names"]} data-all="true">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
        </div>
      )}
    </ChartFigure>
  );
}

/** In which of some equal steps a place from 0 to 1 lies. */
function stepAt(place: number, steps: number): number {
  return Math.min(steps - 1, Math.floor(place * steps));
}

type CellProps = {
  /** In columns and rows. */
  readonly place: Place;
  readonly share: number;
  readonly isChosen: boolean;
};

/** The area of a square is in proportion to the sales. */
function Cell({ place: { x, y }, share, isChosen }: CellProps) {
  const side = share === 0 ? 0 : Math.max(smallest, cellSize * 0.94 * Math.sqrt(share));
  const inset = (cellSize - side) / 2;
  return (
    <g transform={`translate(${x * cellSize} ${y * cellSize})`}>
      <rect
        x={0.3}
        y={0.3}
        width={cellSize - 0.6}
        height={cellSize - 0.6}
        className={styles["ground"]}
      />
      <rect
        x={inset}
        y={inset}
        width={side}
        height={side}
        className={styles["heat"]}
        style={{ fillOpacity: 0.45 + 0.55 * share }}
      />
      {isChosen && <rect width={cellSize} height={cellSize} className={styles["chosenCell"]} />}
    </g>
  );
}
