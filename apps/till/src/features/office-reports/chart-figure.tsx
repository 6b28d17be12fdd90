import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";

import { ChartFrame, Picture } from "./chart-frame.tsx";
import styles from "./charts.module.css";

export type ChartPoint = {
  /** What the point is and its figures, in words. */
  readonly text: string;
  /** Its place among the rows of the report; null if it opens nothing. */
  readonly row: number | null;
};

/** Where something lies in the plot, which has `data-plot`: from 0 to 1 from its upper left corner. */
export type Place = { readonly x: number; readonly y: number };

type ChartFigureProps = {
  readonly title: string;
  /** One sentence that says what the picture shows. */
  readonly summary: string;
  readonly legend?: ReactNode;
  readonly points: readonly ChartPoint[];
  /** The point that is shown at first. */
  readonly first: number;
  /** How many points an arrow up or down skips. */
  readonly perRow: number;
  readonly pointAt: (place: Place) => number;
  readonly onOpen: (row: number) => void;
  readonly children: (chosen: number) => ReactNode;
};

/**
 * A chart with a title and a summary. A touch, the mouse or the arrow keys choose a point, whose figures are written
 * below; to screen readers it is a slider along the points.
 */
export function ChartFigure(props: ChartFigureProps) {
  const { title, summary, legend, points, first, perRow, pointAt, onOpen, children } = props;
  const [chosen, setChosen] = useState(first);
  const point = points[chosen];
  const row = point?.row ?? null;
  const choose = (to: number) => setChosen(Math.min(points.length - 1, Math.max(0, to)));
  const handlePointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    // A touch beside the plot, at the names of its axes, chooses what is nearest to it.
    const plot = currentTarget.parentElement?.querySelector("[data-plot]") ?? currentTarget;
    const { left, top, width, height } = plot.getBoundingClientRect();
    choose(pointAt({ x: within((clientX - left) / width), y: within((clientY - top) / height) }));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && row !== null) onOpen(row);
    else if (event.key === "ArrowUp") choose(chosen - perRow);
    else if (event.key === "ArrowDown") choose(chosen + perRow);
    else return;
    event.preventDefault();
  };
  return (
    <ChartFrame title={title} summary={summary} legend={legend}>
      <div className={styles["picker"]}>
        <Picture title={title} summary={summary}>
          {children(chosen)}
        </Picture>
        <input
          type="range"
          className={styles["slider"]}
          aria-label={title}
          aria-valuetext={point?.text}
          min={0}
          max={points.length - 1}
          value={chosen}
          onChange={(event) => choose(Number(event.target.value))}
          onKeyDown={handleKey}
        />
        <div
          className={styles["touch"]}
          onPointerDown={handlePointer}
          onPointerMove={handlePointer}
        />
      </div>
      {point !== undefined && (
        <ChosenPoint text={point.text} onOpen={row === null ? null : () => onOpen(row)} />
      )}
    </ChartFrame>
  );
}

type ChosenPointProps = { readonly text: string; readonly onOpen: (() => void) | null };

/** The figures of the chosen point; screen readers read them at the slider. */
function ChosenPoint({ text, onOpen }: ChosenPointProps) {
  const { reports } = useOfficeMessages();
  return (
    <div className={styles["chosen"]}>
      <p aria-hidden="true">{text}</p>
      {onOpen !== null && (
        <Button kind="plain" onClick={onOpen}>
          {reports.open}
        </Button>
      )}
    </div>
  );
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
