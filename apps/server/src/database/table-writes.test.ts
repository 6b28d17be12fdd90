import { expect, test } from "vitest";

import { TableWrites } from "./table-writes.ts";

test("a table keeps its version until a write to it is committed", () => {
  const writes = new TableWrites();
  const before = writes.versionOf(["session", "staff"]);
  writes.begin(["bill"]);
  writes.commit();
  expect(writes.versionOf(["session", "staff"])).toBe(before);
  writes.begin(["staff"]);
  writes.commit();
  expect(writes.versionOf(["session", "staff"])).not.toBe(before);
  expect(writes.versionOf(["session"])).toBe(before);
});

test("a table has no version while a write to it may yet be rolled back", () => {
  const writes = new TableWrites();
  writes.begin(["staff"]);
  expect(writes.versionOf(["session", "staff"])).toBeNull();
  expect(writes.versionOf(["session"])).not.toBeNull();
});
