import { expect, test } from "vitest";

import { rights } from "./list-rights.ts";
import { rightGroups } from "./right-groups.ts";

test("the back office lists every right once", () => {
  expect(Object.values(rightGroups).flat().toSorted()).toEqual(rights.toSorted());
});
