import type { ReactNode } from "react";

import bars from "./bars.module.css";
import styles from "./charts.module.css";

type ChartBarProps = {
  readonly name: string;
  readonly figure: string;
  readonly share: string;
  /** Null if the chart is not compared. */
  readonly growth: string | null;
  /** What lies on the ground of the bar, in an area of 100 by 20. */
  readonly children: ReactNode;
};

/** A line of a chart of bars, with the figures beside the bar. */
export function ChartBar({ name, figure, share, growth, children }: ChartBarProps) {
  return (
    <div className={bars["bar"]}>
      <span className={bars["barName"]}>{name}</span>
      <svg viewBox="0 0 100 20" preserveAspectRatio="none">
        <rect width="100" height="20" className={styles["ground"]} />
        {children}
      </svg>
      <span className={bars["barFigure"]}>{figure}</span>
      <span className={bars["barShare"]}>{share}</span>
      {growth !== null && <span className={bars["barShare"]}>{growth}</span>}
    </div>
  );
}
