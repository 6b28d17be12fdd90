import { expect, test } from "vitest";

import { readText } from "./read-text.ts";

test("the text of a file is read as it was written, without the mark of a spreadsheet", async () => {
  expect(await readText(new Blob(["\uFEFFname\nผัดไทย"]))).toEqual({ text: "name\nผัดไทย" });
});

test("letters that are not UTF-8 are never guessed at", async () => {
  const thaiOfWindows = new Uint8Array([0xbc, 0xd1, 0xb4]);
  expect(await readText(new Blob(["name\n", thaiOfWindows]))).toEqual({ unread: "notUtf8" });
});
