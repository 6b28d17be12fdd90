import { useMessages } from "#language/use-language.ts";
import { useRecords } from "#records/use-records.ts";
import { PrinterIcon } from "#ui/icons.tsx";

import { GuardedLink } from "../navigation/index.ts";
import styles from "./papers-badge.module.css";

/** The number of papers that were not printed; hidden while there are none. */
export function PapersBadge() {
  const { papers } = useMessages();
  const count = useRecords(
    ({ printJob }) => [...printJob.values()].filter(({ state }) => state === "failed").length,
  );
  if (count === 0) return null;
  return (
    <GuardedLink href="/papers" className={styles["badge"]} aria-label={papers.failedCount(count)}>
      <PrinterIcon />
      <span className={styles["count"]} aria-hidden="true">
        {count}
      </span>
    </GuardedLink>
  );
}
