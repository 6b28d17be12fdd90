import { maxUndelivered } from "@comanda/domain/paper/max-undelivered";

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
  // The server lists no more of them.
  const isAll = count < maxUndelivered;
  const label = isAll ? papers.failedCount(count) : papers.failedAtLeast(maxUndelivered);
  return (
    <GuardedLink href="/papers" className={styles["badge"]} aria-label={label}>
      <PrinterIcon />
      <span className={styles["count"]} aria-hidden="true">
        {isAll ? count : `${maxUndelivered}+`}
      </span>
    </GuardedLink>
  );
}
