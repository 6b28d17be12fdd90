import type { Bill } from "@comanda/domain/bill/bill";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";

import { useAction, type Problem } from "../notice/index.ts";
import { sendFire, sendHold } from "./send-fire.ts";

type CourseButtonProps = { readonly bill: Pick<Bill, "id" | "version">; readonly course: number };

/** Tells the kitchen to make a waiting course now: one press, from wherever the course is shown. */
export function FireCourse({ bill, course }: CourseButtonProps) {
  const words = useAllMessages().seats;
  return (
    <ActionButton
      label={words.fireCourse(words.course(course))}
      text={words.fire}
      action={() => sendFire(bill, course)}
    />
  );
}

/** Keeps a course from being fired by itself. */
export function StopCourse({ bill, course }: CourseButtonProps) {
  const words = useAllMessages().seats;
  return (
    <ActionButton
      label={words.stopCourse(words.course(course))}
      text={words.stop}
      action={() => sendHold(bill, course)}
    />
  );
}

type ActionButtonProps = {
  /** Names the course, for screen readers. */
  readonly label: string;
  readonly text: string;
  readonly action: () => Promise<Problem>;
};

function ActionButton({ label, text, action }: ActionButtonProps) {
  const { isBusy, run } = useAction();
  return (
    <Button kind="plain" isBusy={isBusy} aria-label={label} onClick={() => void run(action)}>
      {text}
    </Button>
  );
}
