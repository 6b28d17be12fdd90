import { id } from "@comanda/domain/id";
import { assert, integer, property, string } from "fast-check";
import { expect, test } from "vitest";

import { formatPresenceNotice, formatRowNotice, readNotice } from "./notice.ts";

const presence = {
  location: id<"location">(1),
  session: "theirs",
  staff: id<"staff">(2),
  station: id<"station">(3),
  bill: null,
  atMs: 1_795_000_000_000,
};

test("a notice is read as it was written", () => {
  expect(readNotice(formatRowNotice(3, 18))).toEqual({ kind: "row", location: 3 });
  expect(readNotice(formatPresenceNotice(presence))).toEqual({ kind: "presence", presence });
});

test.each(["", "3", "3:", ":18", "three:18", "3:18:", "told:", "told:{", "told:null", "told:{}"])(
  "%j is no notice",
  (payload) => {
    expect(readNotice(payload)).toBeNull();
  },
);

test("a notice that is cut or altered anywhere never throws", () => {
  const text = formatPresenceNotice(presence);
  const altered = property(integer({ min: 0, max: text.length }), string(), (at, insert) => {
    readNotice(text.slice(0, at) + insert);
    readNotice(text.slice(0, at) + insert + text.slice(at));
  });
  assert(altered);
});
