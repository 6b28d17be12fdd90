import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { compressedReplies } from "./compressed-replies.ts";

const menu = { tag: "tag", text: "the menu" };

test("the same content is compressed once for each encoding", async () => {
  const compressed = compressedReplies();
  const gzip = await compressed("gzip", menu);
  const brotli = await compressed("br", menu);
  expect(gunzipSync(gzip).toString()).toBe("the menu");
  expect(brotliDecompressSync(brotli).toString()).toBe("the menu");
  expect(await compressed("gzip", menu)).toBe(gzip);
  expect(await compressed("br", menu)).toBe(brotli);
});

test("content that was not requested for a while is dropped", async () => {
  const compressed = compressedReplies();
  const first = await compressed("gzip", menu);
  const others = Array.from({ length: 32 }, (_, index) => `${index}`);
  await Promise.all(others.map((text) => compressed("gzip", { tag: text, text })));
  expect(await compressed("gzip", menu)).not.toBe(first);
});

test("content that tills request all the time stays, however much other content passes by", async () => {
  const compressed = compressedReplies();
  const first = await compressed("gzip", menu);
  for (let index = 0; index < 40; index++) {
    const text = `${index}`;
    // Each request must come after the one before it.
    await compressed("gzip", { tag: text, text });
    expect(await compressed("gzip", menu)).toBe(first);
  }
});
