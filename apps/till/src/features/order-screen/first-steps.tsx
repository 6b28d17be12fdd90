import { useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";

import { firstEntries, useNextStep } from "../frame/index.ts";
import type { NextStep } from "../notice/index.ts";
import { requireSession } from "../order/index.ts";
import styles from "./bill-panel.module.css";

/**
 * What leads to a bill: first the start of the day and of the shift, for those who may start them; then New and Open
 * bills, where the menu that has them is behind its button.
 */
export function FirstSteps() {
  const { order } = useMessages();
  const [, navigate] = useLocation();
  const opening = useOpeningStep();
  if (opening !== null) {
    return (
      <div className={styles["opening"]}>
        <Button kind="next" onClick={opening.onPress}>
          {opening.label}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles["first-steps"]}>
      <Button kind="plain" onClick={() => navigate("/bills-open")}>
        {order.openBills}
      </Button>
      <Button kind="next" onClick={() => navigate("/new-order")}>
        {order.newOrder}
      </Button>
    </div>
  );
}

/** The start of the day, then of the shift, if this user may; null once orders can be taken. */
export function useOpeningStep(): NextStep | null {
  useRecords((records) => records.workDay);
  useRecords((records) => records.shift);
  return useNextStep(firstEntries, requireSession(), useMessages())("start-shift");
}
