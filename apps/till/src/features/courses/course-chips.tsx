import type { Bill } from "@comanda/domain/bill/bill";
import { courseOf, mayChangeCourse } from "@comanda/domain/bill/course";
import type { Line } from "@comanda/domain/bill/line";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Chips } from "#ui/chips.tsx";

import { setLineCourse } from "../lines/index.ts";
import { useAction } from "../notice/index.ts";
import { offeredCourses } from "./offered-courses.ts";

type CourseChipsProps = {
  readonly bill: Bill;
  readonly line: Line;
  readonly reference: Reference;
};

/** With which course a line is served; nothing once the kitchen has it, or where no course is in use. */
export function CourseChips({ bill, line, reference }: CourseChipsProps) {
  const { seats: words } = useAllMessages();
  const { isBusy, run } = useAction();
  const courses = offeredCourses(bill, reference.menu);
  if (courses.length === 0 || !mayChangeCourse(bill, line)) return null;
  const chosen = courseOf(bill, line) ?? 0;
  const courseAt = (option: string) => (option === words.atOnce ? 0 : Number(option));
  return (
    <Chips
      label={words.whichCourse}
      options={[words.atOnce, ...courses.map(String)]}
      isPressed={(option) => courseAt(option) === chosen}
      isBusy={isBusy}
      onPress={(option) => void run(() => setLineCourse(line, courseAt(option)))}
    />
  );
}
