import { expect, test } from "vitest";

import { lineTypeCodes } from "./line.ts";

test("the types of lines keep their numbers, which databases and clients hold", () => {
  expect(lineTypeCodes).toEqual({ normal: 0, mixer: 1, commission: 2, timer: 5 });
});
