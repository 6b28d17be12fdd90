import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { createHold, type Entry } from "./hold-address.ts";

const at = (path: string, query = ""): Entry => ({
  path,
  query,
  state: `state of ${path}${query}`,
});

/** A browser at a form, with a question that waits for its answer. */
function openForm(entries: readonly Entry[], place: number) {
  const browser = { entries, place };
  const screen = { hasChanges: true, question: null as (() => void) | null };
  const now = () => browser.entries[browser.place] ?? at("/outside");
  const push = (entry: Entry) => {
    browser.entries = [...browser.entries.slice(0, browser.place + 1), entry];
    browser.place += 1;
  };
  /** Returns whether the screen follows. */
  const step = (by: number): boolean => {
    browser.place += by;
    return !hold.answerStep(screen.hasChanges);
  };
  const hold = createHold({ now, push, back: () => void step(-1) }, (go) => {
    screen.question = go;
  });
  const leave = () => {
    screen.hasChanges = false;
    screen.question?.();
    screen.question = null;
  };
  return { browser, screen, now, push, step, hold, leave };
}

const [order, list, form, report] = [
  "/order",
  "/office/list",
  "/office/list/1",
  "/office/days",
].map((path) => at(path));
const visited = [order, list, form, report].flatMap((entry) => entry ?? []);
const formPlace = 2;

describe("Back and Forward while a form has changes", () => {
  test.each([-2, -1, 1])("ask before they lead %d entries away, and the address stays", (by) => {
    const { screen, now, step, leave } = openForm(visited, formPlace);
    expect(step(by)).toBe(false);
    expect(screen.question).not.toBeNull();
    expect(now()).toEqual(form);
    leave();
    expect(now()).toEqual(visited[formPlace + by]);
  });

  test("ask again each time, and lead where the user wanted to go last", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(-1, 1), { minLength: 1 }), (steps) => {
        const { browser, now, step, leave } = openForm(visited, formPlace);
        let wanted = form;
        for (const by of steps) {
          const target = browser.entries[browser.place + by];
          if (target === undefined) continue;
          wanted = target;
          expect(step(by)).toBe(false);
          expect(now()).toEqual(form);
        }
        leave();
        expect(now()).toEqual(wanted);
      }),
    );
  });

  test("close what lies over the form without a question", () => {
    const { screen, now, push, step, hold } = openForm(visited, formPlace);
    push(at("/office/list/1", "?help=office-menu"));
    hold.follow();
    expect(step(-1)).toBe(true);
    expect(screen.question).toBeNull();
    expect(step(-1)).toBe(false);
    expect(now()).toEqual(form);
  });

  test("lead on at once when nothing has changed", () => {
    const { screen, now, step } = openForm(visited, formPlace);
    screen.hasChanges = false;
    expect(step(-1)).toBe(true);
    expect(screen.question).toBeNull();
    expect(now()).toEqual(list);
  });

  test("lead nowhere after the form was saved and has left by itself", () => {
    const { now, push, step, hold, leave } = openForm(visited, formPlace);
    step(-1);
    push(at("/office/list"));
    hold.follow();
    leave();
    expect(now()).toEqual(list);
  });
});
