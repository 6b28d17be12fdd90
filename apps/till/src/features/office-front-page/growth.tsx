import { growthPercent, growthText } from "./front-page-texts.ts";
import styles from "./front-page.module.css";

type GrowthProps = { readonly now: number | null; readonly before: number | null };

/** How a figure compares with another day's; the sign says what the colour says. */
export function Growth({ now, before }: GrowthProps) {
  const percent = growthPercent(now, before);
  return (
    <span className={styles["growth"]} data-sign={Math.sign(percent ?? 0)}>
      {growthText(percent)}
    </span>
  );
}
