import { randomBytes } from "node:crypto";

import { expect, test } from "vitest";

import { requestIds } from "./request-ids.ts";

test("request ids are never repeated", () => {
  const nextId = requestIds(randomBytes);
  const ids = Array.from({ length: 1000 }, () => nextId());
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
});
