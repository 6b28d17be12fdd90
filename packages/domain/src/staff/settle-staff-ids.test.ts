import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isSameStaffId } from "./staff-id.ts";
import { settleStaffIds } from "./settle-staff-ids.ts";

const person = (username: string, ref: string) => ({ username, ref });

describe("staff from another venue", () => {
  test("bring their IDs, as far as nobody here has them", () => {
    const here = [person("huong", "1"), person("lan", "b2")];
    const coming = [person("admin", "1"), person("mali", "20"), person("som", "B2")];
    expect(settleStaffIds(coming, here)).toEqual(["2", "20", "3"]);
  });

  test("keep the ID that they have here if theirs is taken", () => {
    const here = [person("huong", "1"), person("admin", "7")];
    expect(settleStaffIds([person("admin", "1")], here)).toEqual(["7"]);
  });

  test("get no number that another of them brings", () => {
    const coming = [person("admin", "1"), person("mali", "2")];
    expect(settleStaffIds(coming, [person("huong", "1")])).toEqual(["3", "2"]);
  });

  test("may exchange their IDs", () => {
    const coming = [person("dao", "2"), person("mali", "1")];
    expect(settleStaffIds(coming, [person("dao", "1"), person("mali", "2")])).toEqual(["2", "1"]);
  });

  test("never share an ID, and change nothing the second time", () => {
    const usernames = fc.constantFrom("ann", "bob", "cho", "dan", "eve");
    const refs = fc.constantFrom("1", "2", "3", "a", "A", " a", "12");
    const people = fc.uniqueArray(fc.record({ username: usernames, ref: refs }), {
      selector: ({ username }) => username,
    });
    const law = fc.property(people, people, (coming, others) => {
      const here = others.filter(
        ({ ref }, at) => others.findIndex((one) => isSameStaffId(one.ref, ref)) === at,
      );
      const settled = settleStaffIds(coming, here);
      const names = new Set(coming.map(({ username }) => username));
      const after = [
        ...here.filter(({ username }) => !names.has(username)),
        ...coming.map(({ username }, at) => person(username, settled[at] ?? "")),
      ];
      for (const one of after) {
        expect(after.filter(({ ref }) => isSameStaffId(ref, one.ref))).toHaveLength(1);
      }
      expect(settleStaffIds(coming, after)).toEqual(settled);
    });
    fc.assert(law);
  });
});
