import type { Bill } from "@comanda/domain/bill/bill";
import { skippedCourse } from "@comanda/domain/bill/skipped-course";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { Question } from "#ui/question.tsx";

import { useAction } from "../notice/index.ts";
import { sendFire, sendHold } from "./send-fire.ts";

type FireCourseProps = {
  readonly bill: Pick<Bill, "id" | "version" | "lines" | "courses">;
  readonly course: number;
};

/**
 * Fires a waiting course with one press, wherever the course is shown. The button asks first if an earlier course still
 * waits.
 */
export function FireCourse({ bill, course }: FireCourseProps) {
  const { seats: words, cancel } = useAllMessages();
  const { isBusy, run } = useAction();
  /** The course that would go on waiting: the question stays if that one is fired meanwhile. */
  const [asked, setAsked] = useState<number | null>(null);
  const name = words.course(course);
  const fire = () => {
    setAsked(null);
    void run(() => sendFire(bill, course));
  };
  const handlePress = () => {
    const skipped = skippedCourse(bill, course);
    if (skipped === null) fire();
    else setAsked(skipped);
  };
  return (
    <>
      <Button
        kind="plain"
        isBusy={isBusy}
        aria-label={words.fireCourse(name)}
        onClick={handlePress}
      >
        {words.fire}
      </Button>
      {asked !== null && (
        <Question
          title={words.fireBefore(name, words.course(asked))}
          no={cancel}
          yes={words.fireCourse(name)}
          onNo={() => setAsked(null)}
          onYes={fire}
        >
          {words.stillWaits(words.course(asked))}
        </Question>
      )}
    </>
  );
}

type StopCourseProps = { readonly bill: Pick<Bill, "id">; readonly course: number };

/** Keeps a course from being fired by itself. */
export function StopCourse({ bill, course }: StopCourseProps) {
  const words = useAllMessages().seats;
  const { isBusy, run } = useAction();
  return (
    <Button
      kind="plain"
      isBusy={isBusy}
      aria-label={words.stopCourse(words.course(course))}
      onClick={() => void run(() => sendHold(bill, course))}
    >
      {words.stop}
    </Button>
  );
}
