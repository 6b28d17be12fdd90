import { expect, test } from "vitest";

import { textColorOn } from "./text-color-on.ts";

test.each([
  ["#ffffff", "black"],
  ["#ffd700", "black"],
  ["#00ff00", "black"],
  ["#000000", "white"],
  ["#ff0000", "white"],
  ["#0000ff", "white"],
  ["#1976D2", "white"],
])("on %s the text is %s", (color, ink) => {
  expect(textColorOn(color)).toBe(ink);
});

test("a grey of 125 counts as dark, of 126 as bright", () => {
  expect(textColorOn("#7d7d7d")).toBe("white");
  expect(textColorOn("#7e7e7e")).toBe("black");
});
