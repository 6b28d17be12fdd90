import type { Bill } from "@comanda/domain/bill/bill";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";

import { useAction } from "../notice/index.ts";
import { sendFire, sendHold } from "./send-fire.ts";

type CourseButtonProps = { readonly bill: Pick<Bill, "id" | "version">; readonly course: number };

/** Tells the kitchen to make a waiting course now: one press, from wherever the course is shown. */
export function FireCourse({ bill, course }: CourseButtonProps) {
  const words = useAllMessages().seats;
  const { isBusy, run } = useAction();
  return (
    <Button
      kind="plain"
      isBusy={isBusy}
      aria-label={words.fireCourse(words.course(course))}
      onClick={() => void run(() => sendFire(bill, course))}
    >
      {words.fire}
    </Button>
  );
}

/** A course that would be fired by itself waits until somebody fires it. */
export function StopCourse({ bill, course }: CourseButtonProps) {
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
