import fc from "fast-check";
import { expect, test } from "vitest";

import { checkList, checkListSteps, shownCheckList, type CheckListStep } from "./check-list.ts";

function listWith(done: readonly CheckListStep[]) {
  const isDone = (step: CheckListStep) => done.includes(step);
  return checkList({
    article: isDone("article"),
    tile: isDone("tile"),
    samples: isDone("samples"),
    tax: isDone("tax"),
    "notes-and-coins": isDone("notes-and-coins"),
    staff: isDone("staff"),
    "bill-printer": isDone("bill-printer"),
    "ticket-printer": isDone("ticket-printer"),
    day: isDone("day"),
    shift: isDone("shift"),
  });
}
const none = () => false;

test("a new venue sees every step in the order in which it is done", () => {
  expect(shownCheckList(listWith([]), none).map(({ step }) => step)).toEqual(checkListSteps);
});

test("done steps stay in sight until the last one is done, and then the list is gone", () => {
  const almost = checkListSteps.filter((step) => step !== "shift");
  expect(shownCheckList(listWith(almost), none)).toHaveLength(checkListSteps.length);
  expect(shownCheckList(listWith(checkListSteps), none)).toEqual([]);
});

test("a venue may sell without printers, tax and lists of notes and coins, and with nothing else missing", () => {
  const optional = listWith([]).filter(({ isOptional }) => isOptional);
  expect(optional.map(({ step }) => step)).toEqual([
    "samples",
    "tax",
    "notes-and-coins",
    "bill-printer",
    "ticket-printer",
  ]);
});

test("the list is gone exactly when every line is done or dismissed", () => {
  const some = fc.subarray([...checkListSteps]);
  fc.assert(
    fc.property(some, some, (done, dismissed) => {
      const shown = shownCheckList(listWith(done), ({ step }) => dismissed.includes(step));
      const isLeft = ({ step }: { readonly step: CheckListStep }) =>
        !done.includes(step) && !dismissed.includes(step);
      expect(shown.length > 0).toBe(listWith(done).some(isLeft));
      expect(shown.filter(({ isDone }) => !isDone)).toEqual(listWith(done).filter(isLeft));
    }),
  );
});
