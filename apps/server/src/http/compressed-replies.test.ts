import { gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { compressedReplies } from "./compressed-replies.ts";

test("the same content is compressed once", async () => {
  const compressed = compressedReplies();
  const first = await compressed("tag", "the menu");
  expect(gunzipSync(first).toString()).toBe("the menu");
  expect(await compressed("tag", "the menu")).toBe(first);
});

test("what was not asked for in a while is given up", async () => {
  const compressed = compressedReplies();
  const first = await compressed("tag", "the menu");
  await Promise.all(Array.from({ length: 32 }, (_, index) => compressed(`${index}`, `${index}`)));
  expect(await compressed("tag", "the menu")).not.toBe(first);
});
