import { isOpen, type Bill } from "@comanda/domain/bill/bill";
import { waitingCourses } from "@comanda/domain/bill/course";
import { timeSinceText, timeText } from "@comanda/domain/time/date-time-text";
import type { Instant } from "@comanda/domain/time/instant";

import { useAllMessages, type AllMessages } from "#language/all-messages.ts";
import { useOutbox } from "#records/outbox-link.ts";
import { useCurrentMinute } from "#records/use-current-minute.ts";
import { useRecordState } from "#records/use-records.ts";

import type { CourseHeadingProps } from "../order-screen/index.ts";
import { requireSession, zoneOf } from "../order/index.ts";
import { FireCourse, StopCourse } from "./course-buttons.tsx";
import styles from "./course-heading.module.css";

/** The name of a course and its state; what waits is fired by one press. */
export function CourseHeading({ bill, block, className }: CourseHeadingProps) {
  const words = useAllMessages().seats;
  const now = useCurrentMinute();
  const pending = useOutbox((state) => state.pendingLineKeys);
  const known = useRecordState((state) => state.known.bill.get(bill.id ?? 0));
  const course = block.course ?? 0;
  const isNew = block.at === null;
  const isKnownFired =
    known?.courses?.some(({ number, firedAt }) => number === course && firedAt !== null) === true;
  const hasUnsentLines = !isKnownFired || block.rows.some(({ key }) => pending.has(key));
  const waits = !isNew && isOpen(bill) && waitingCourses(bill).includes(course);
  const firesAt = bill.courses.find(({ number }) => number === course)?.firesAt ?? null;
  return (
    <>
      <h2 className={className}>
        {isNew
          ? words.newIn(words.course(course))
          : stateText(bill, course, { hasUnsentLines, now, words })}
      </h2>
      {waits && (
        <span className={styles["buttons"]}>
          {firesAt !== null && <StopCourse bill={bill} course={course} />}
          <FireCourse bill={bill} course={course} />
        </span>
      )}
    </>
  );
}

type StateWords = {
  /** Whether some of its lines, or its firing, are only on this till. */
  readonly hasUnsentLines: boolean;
  readonly now: Instant;
  readonly words: AllMessages["seats"];
};

function stateText(bill: Bill, course: number, { hasUnsentLines, now, words }: StateWords): string {
  const name = words.course(course);
  const zone = zoneOf(requireSession());
  const known = bill.courses.find(({ number }) => number === course);
  if (known?.firesAt !== undefined && known.firesAt !== null) {
    // Within hours, also if that is after midnight.
    return words.firesAt(name, timeText(known.firesAt, zone));
  }
  if (known?.firedAt === undefined || known.firedAt === null) return words.waiting(name);
  return hasUnsentLines
    ? words.notSent(name)
    : words.sentAt(name, timeSinceText(known.firedAt, now, zone));
}
