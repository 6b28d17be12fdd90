import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./repository.ts";

test("decisions are numbered without gaps", () => {
  const names = readdirSync(join(repository, "docs", "decisions")).toSorted();
  const numbers = names.map((name) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1] ?? name);
  expect(names).not.toEqual([]);
  expect(numbers).toEqual(names.map((_, index) => String(index + 1).padStart(4, "0")));
});
