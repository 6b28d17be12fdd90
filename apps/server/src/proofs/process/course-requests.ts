import { fireCourse, holdCourse, refireLines } from "@comanda/contract/fire-course";

import { oneKnownBill, writeRequest } from "./bill-requests.ts";
import { papersRequest } from "./paper-requests.ts";
import type { KnownBill, RequestMaker } from "./requests.ts";

/** The write fires a course and brings its tickets. Two tills may fire the same one, of which one is refused. */
export const fireCourseRequest: RequestMaker = (floor, chance) => {
  const found = oneKnownBill(floor, chance, mayWait);
  if (found === null) return null;
  const [bill, known] = found;
  return papersRequest(fireCourse, { params: { id: bill }, body: { course: lastCourse(known) } });
};

export const holdCourseRequest: RequestMaker = (floor, chance) => {
  const found = oneKnownBill(floor, chance, mayWait);
  if (found === null) return null;
  const [bill, known] = found;
  return writeRequest(holdCourse, { params: { id: bill }, body: { course: lastCourse(known) } });
};

/** Asks the kitchen for a line once more. It is refused until the kitchen has the line. */
export const refireRequest: RequestMaker = (floor, chance) => {
  const found = oneKnownBill(floor, chance, ({ lines }) => lines.length > 0);
  if (found === null) return null;
  const [bill, { lines }] = found;
  const again = lines.slice(0, 1).map(({ id }) => ({ id }));
  return papersRequest(refireLines, { body: { id: bill, lines: again, reason: "burnt" } });
};

/** The first course of a bill is fired when it is ordered. */
function mayWait({ lines }: KnownBill): boolean {
  return new Set(lines.map(({ course }) => course).filter((course) => course > 0)).size > 1;
}

function lastCourse({ lines }: KnownBill): number {
  return Math.max(...lines.map(({ course }) => course));
}
