import { describe, expect, test } from "vitest";

import { asUsername, isUsername } from "./username.ts";

describe("a username", () => {
  test("is the same however it is typed", () => {
    expect(asUsername(" Mali.S ")).toBe("mali.s");
  });

  test("has letters, digits and . _ @ - but begins with none of those signs", () => {
    for (const name of ["mali", "M", "7", "mali.s_2@lotus-house"]) {
      expect(isUsername(name)).toBe(true);
    }
    for (const name of ["", ".mali", "mali suk", "mali\n", "hạnh", "มะลิ", 'a"b', "a".repeat(65)]) {
      expect([name, isUsername(name)]).toEqual([name, name === "mali\n"]);
    }
  });
});
