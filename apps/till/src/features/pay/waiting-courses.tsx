import { waitingCourses } from "@comanda/domain/bill/course";

import { useAllMessages } from "#language/all-messages.ts";

import type { SavedBill } from "../ending/index.ts";
import styles from "./waiting-courses.module.css";

/** Says before the payment what the kitchen begins with once the bill is closed. */
export function WaitingCourses({ bill }: { readonly bill: SavedBill }) {
  const { money } = useAllMessages();
  const courses = waitingCourses(bill);
  if (courses.length === 0) return null;
  return (
    <p className={styles["waiting"]}>{money.closingFires(courses.join(", "), courses.length)}</p>
  );
}
