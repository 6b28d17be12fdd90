import fc from "fast-check";
import { expect, test } from "vitest";

import { mostSteps, recordChange, redoChange, startHistory, undoChange } from "./plan-history.ts";

const anyChanges = fc.array(fc.integer(), { minLength: 1, maxLength: mostSteps });

function after(changes: readonly number[]) {
  return changes.reduce((history, change) => recordChange(history, change), startHistory(0));
}

function times<State>(count: number, step: (state: State) => State, state: State): State {
  return Array.from({ length: count }).reduce<State>((now) => step(now), state);
}

test("undoing everything and doing it again changes nothing", () => {
  fc.assert(
    fc.property(anyChanges, (changes) => {
      const history = after(changes);
      const undone = times(changes.length, undoChange<number>, history);
      expect(undone.now).toBe(0);
      const redone = times(changes.length, redoChange<number>, undone);
      expect([redone.past, redone.now]).toEqual([history.past, history.now]);
    }),
  );
});

test("a hundred steps are kept, the latest ones", () => {
  const many = Array.from({ length: 150 }, (_none, index) => index + 1);
  const undone = times(150, undoChange<number>, after(many));
  expect(undone.now).toBe(50);
});

test("changes about the same are one step, also after another was undone", () => {
  const typed = ["T", "Te", "Ter"].reduce(
    (history, name) => recordChange(history, name, "name"),
    startHistory(""),
  );
  expect(undoChange(typed).now).toBe("");
  const again = recordChange(undoChange(typed), "G", "name");
  expect(undoChange(again).now).toBe("");
  expect(undoChange(recordChange(typed, "x", "other")).now).toBe("Ter");
});

test("a change after an undo forgets what was undone", () => {
  const history = recordChange(undoChange(after([1, 2])), 3);
  expect(redoChange(history)).toBe(history);
  expect(undoChange(history).now).toBe(1);
  expect(recordChange(history, 3)).toBe(history);
});
