import type { BillCourse } from "@comanda/domain/bill/bill-course";
import { lineKey, type Line } from "@comanda/domain/bill/line";
import { aBill, aLine, fridayEvening } from "@comanda/domain/testing/builders";
import { expect, test } from "vitest";

import { keysOf, openingPlace, placeToShow, scrollTopToShow } from "./lines-to-show.ts";

const sent = (key: string) => aLine({ key: lineKey(key), isSaved: true });
const unsent = (key: string) => aLine({ key: lineKey(key), isSaved: false });

test("what was just pressed is shown, wherever it stands", () => {
  const known = keysOf([sent("gin"), unsent("soup")]);
  const pressed = [sent("gin"), unsent("tonic"), unsent("ice"), unsent("soup")];
  expect(placeToShow(known, aBill({ lines: pressed }))).toEqual(["tonic", "ice"]);
});

test("a bill that is opened shows its end", () => {
  expect(placeToShow(keysOf([]), aBill({ lines: [sent("gin"), sent("soup")] }))).toBe("end");
  expect(placeToShow(keysOf([sent("beer")]), aBill({ lines: [sent("gin"), unsent("soup")] }))).toBe(
    "end",
  );
});

/** Of which the kitchen makes the starters. */
const dinner = (...added: readonly Line[]) => {
  const dish = (key: string, course: number): Line => ({ ...sent(key), course });
  const starters: BillCourse = { number: 1, firedAt: fridayEvening, firedBy: null, firesAt: null };
  const lines = [sent("beer"), dish("soup", 1), dish("cake", 3), dish("steak", 2), ...added];
  return aBill({ lines, courses: [starters] });
};

test("a bill with courses that wait shows the next of them", () => {
  expect(placeToShow(keysOf([]), dinner())).toEqual({ headingOf: "steak" });
  expect(openingPlace(dinner())).toEqual({ headingOf: "steak" });
});

test("new lines of a bill that is opened are shown rather than the courses that wait", () => {
  expect(placeToShow(keysOf([]), dinner(unsent("coffee")))).toBe("end");
  expect(openingPlace(dinner(unsent("coffee")))).toBe("end");
});

test("a removal, a round of another till and an order that was sent show nothing else", () => {
  const known = keysOf([sent("gin"), unsent("soup")]);
  expect(placeToShow(known, aBill({ lines: [sent("gin")] }))).toEqual([]);
  expect(placeToShow(known, aBill({ lines: [sent("gin"), sent("beer"), unsent("soup")] }))).toEqual(
    [],
  );
  expect(placeToShow(known, aBill({ lines: [sent("gin"), sent("soup")] }))).toEqual([]);
});

test("a list scrolls as little as it can", () => {
  const shown = { scrollTop: 100, height: 300 };
  expect(scrollTopToShow({ top: 150, bottom: 200 }, shown)).toBe(100);
  expect(scrollTopToShow({ top: 40, bottom: 90 }, shown)).toBe(40);
  expect(scrollTopToShow({ top: 390, bottom: 440 }, shown)).toBe(140);
});

test("of lines that are higher than the list, the last one is shown", () => {
  expect(scrollTopToShow({ top: 0, bottom: 500 }, { scrollTop: 100, height: 300 })).toBe(200);
  expect(scrollTopToShow({ top: 0, bottom: 500 }, { scrollTop: 400, height: 300 })).toBe(200);
});
