import fc from "fast-check";
import { expect, test } from "vitest";

import { dateTimeText } from "../time/date-time-text.ts";
import { instant } from "../time/instant.ts";
import { bangkok } from "../testing/builders.ts";
import {
  pressDateTimeKey,
  formatTypedDate,
  formatTypedDateTime,
} from "./format-typed-date-time.ts";

test("separators are added automatically", () => {
  expect(formatTypedDateTime("2")).toBe("2");
  expect(formatTypedDateTime("201")).toBe("20/1");
  expect(formatTypedDateTime("20/11/2026194")).toBe("20/11/2026 19:4");
  expect(formatTypedDate("24121990")).toBe("24/12/1990");
});

test("what does not fit is left out", () => {
  expect(formatTypedDateTime("20/11/2026 19:42:37")).toBe("20/11/2026 19:42");
  expect(formatTypedDate("24/12/1990 10:00")).toBe("24/12/1990");
  expect(formatTypedDate("yesterday")).toBe("");
});

test("a digit after a complete date and time starts the time again", () => {
  expect(pressDateTimeKey("20/11/2026 19:42", "2")).toBe("20/11/2026 2");
  expect(pressDateTimeKey("20/11/2026 2", "0")).toBe("20/11/2026 20");
});

test("a separator is deleted with the digit before it", () => {
  expect(pressDateTimeKey("20/1", "<")).toBe("20");
  expect(pressDateTimeKey("", "<")).toBe("");
});

test("letters and points are ignored", () => {
  expect(pressDateTimeKey("20/11", "A")).toBe("20/11");
  expect(pressDateTimeKey("20/11", ".")).toBe("20/11");
});

test("every date and time can be typed digit by digit", () => {
  const moments = fc.integer({ min: 0, max: 4_102_444_800_000 });
  fc.assert(
    fc.property(moments, (at) => {
      const text = dateTimeText(instant(at), bangkok);
      const typed = Array.from(text.replaceAll(/\D/g, "")).reduce(pressDateTimeKey, "");
      expect(typed).toBe(text);
      expect(formatTypedDateTime(text)).toBe(text);
    }),
  );
});
