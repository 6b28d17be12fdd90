import { expect, test } from "vitest";

import { composeWriteReply } from "./compose-write-reply.ts";

const lists = { insert: { type: "object" }, ping: { type: "integer" } };
const changes = { type: "object", required: ["insert", "ping"], properties: lists };

test("the reply of a write is its own fields, and the changes of every write", () => {
  const number = { type: "integer" };
  const reply = {
    type: "object",
    required: ["number", "insert", "ping"],
    properties: { number, note: { type: "string" }, ...lists },
  };
  expect(composeWriteReply(reply, changes)).toEqual({
    allOf: [
      { type: "object", required: ["number"], properties: { number, note: { type: "string" } } },
      changes,
    ],
  });
});

test("a reply without all the change lists, or with nothing else, stays as it is", () => {
  const read = { type: "object", properties: { insert: { type: "object" }, total: {} } };
  expect(composeWriteReply(read, changes)).toBe(read);
  const other = { type: "object", properties: { ...lists, ping: { type: "string" }, total: {} } };
  expect(composeWriteReply(other, changes)).toBe(other);
  expect(composeWriteReply(changes, changes)).toBe(changes);
});
