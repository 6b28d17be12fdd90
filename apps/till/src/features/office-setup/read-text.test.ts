import { expect, test } from "vitest";

import { readText } from "./read-text.ts";

test("a text file is read unchanged, without a byte order mark", async () => {
  expect(await readText(new Blob(["\uFEFFname\nผัดไทย"]))).toEqual({ text: "name\nผัดไทย" });
});

test("text that is not UTF-8 is refused, not guessed", async () => {
  const thaiOfWindows = new Uint8Array([0xbc, 0xd1, 0xb4]);
  expect(await readText(new Blob(["name\n", thaiOfWindows]))).toEqual({ unreadable: "notUtf8" });
});
