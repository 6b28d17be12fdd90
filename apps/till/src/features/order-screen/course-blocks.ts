import { currentLines, findLine, previousLines, type Bill } from "@comanda/domain/bill/bill";
import { courseOf } from "@comanda/domain/bill/course";
import { sortUnderParents } from "@comanda/domain/bill/line-order";
import type { Line } from "@comanda/domain/bill/line";

import { orderBlocks, type OrderBlock } from "./order-rows.ts";

/**
 * The lines under the headings of their courses: first the sent rounds of what belongs to no course, then the sent
 * courses, then what is new. A bill without courses is shown as it always was.
 */
export function courseBlocks<Row>(
  bill: Bill,
  rowOf: (line: Line, bill: Bill) => Row,
): readonly OrderBlock<Row>[] {
  if (!hasCourses(bill)) return orderBlocks(bill, rowOf);
  const isAtOnce = (line: Line) => courseOfLine(bill, line) === null;
  const sent = previousLines(bill);
  // A set costs what its parts do, which may be served with other courses.
  const wholeRow = (line: Line): Row => rowOf(line, bill);
  const rounds = orderBlocks({ ...bill, lines: sent.filter(isAtOnce) }, wholeRow);
  const blocksOf = (lines: readonly Line[]): readonly OrderBlock<Row>[] =>
    linesByCourse(bill, lines).map(([course, together]) => ({
      course,
      at: together.findLast(({ isSaved }) => isSaved)?.createdAt ?? null,
      rows: sortUnderParents(together).map(wholeRow),
    }));
  const courses = blocksOf(sent.filter((line) => !isAtOnce(line)));
  return [...rounds, ...courses, ...blocksOf(currentLines(bill))];
}

type CourseOfLines = readonly [course: number | null, lines: readonly Line[]];

/** What is made at once comes first. */
function linesByCourse(bill: Bill, lines: readonly Line[]): readonly CourseOfLines[] {
  return [...Map.groupBy(lines, (line) => courseOfLine(bill, line))].toSorted(
    ([one], [other]) => (one ?? -1) - (other ?? -1),
  );
}

/** Whether anything on a bill is served with a course. */
function hasCourses({ lines }: Pick<Bill, "lines">): boolean {
  return lines.some(({ course }) => course !== null && course > 0);
}

/** A credit goes with the line that it credits. */
function courseOfLine(bill: Bill, line: Line): number | null {
  const credited = line.credits === null ? null : findLine(bill, line.credits);
  return courseOf(bill, credited ?? line);
}
