import { lineKey } from "@comanda/domain/bill/line";
import { aLine } from "@comanda/domain/testing/builders";
import { expect, test } from "vitest";

import { keysOf, linesToShow, scrollTopToShow } from "./lines-to-show.ts";

const sent = (key: string) => aLine({ key: lineKey(key), isSaved: true });
const unsent = (key: string) => aLine({ key: lineKey(key), isSaved: false });

test("what was just pressed is shown, wherever it stands", () => {
  const known = keysOf([sent("gin"), unsent("soup")]);
  const pressed = [sent("gin"), unsent("tonic"), unsent("ice"), unsent("soup")];
  expect(linesToShow(known, pressed)).toEqual(["tonic", "ice"]);
});

test("a bill that is opened shows its end", () => {
  expect(linesToShow(keysOf([]), [sent("gin"), sent("soup")])).toBe("end");
  expect(linesToShow(keysOf([sent("beer")]), [sent("gin"), unsent("soup")])).toBe("end");
});

test("a removal, a round of another till and an order that was sent show nothing else", () => {
  const known = keysOf([sent("gin"), unsent("soup")]);
  expect(linesToShow(known, [sent("gin")])).toEqual([]);
  expect(linesToShow(known, [sent("gin"), sent("beer"), unsent("soup")])).toEqual([]);
  expect(linesToShow(known, [sent("gin"), sent("soup")])).toEqual([]);
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
