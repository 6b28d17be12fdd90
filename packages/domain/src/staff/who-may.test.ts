import { expect, test } from "vitest";

import { mayDo, whoMay } from "./who-may.ts";

const managers = { id: 1, name: "Management", permissions: ["toggle_staff_sign_in", "admin"] };
const service = { id: 2, name: "Service", permissions: ["split_bill"] };
const anna = { name: "Anna", userGroup: 1, permissions: [] };
const bo = { name: "Bo", userGroup: 1, permissions: ["void_bill"] };
const mai = { name: "Mai", userGroup: 2, permissions: ["void_bill", "close_bill"] };
const noi = { name: "Noi", userGroup: 2, permissions: [] };
const house = { staff: [anna, bo, mai, noi], groups: [managers, service] };

test("the members of a group with the right may void, and people who have it on their own", () => {
  expect(whoMay("void_bill", house)).toEqual({
    groups: [{ group: managers, members: [anna, bo] }],
    alone: [mai],
  });
});

test("a right that was given to no group and no person has no holders", () => {
  expect(whoMay("update_stock", house)).toEqual({ groups: [], alone: [] });
});

test("what a person may do is named once: through the group, or else alone", () => {
  expect(mayDo(mai, service)).toEqual({
    throughGroup: ["split_bill"],
    alone: ["void_bill", "take_payment", "merge_bill", "open_drawer"],
  });
  expect(mayDo(noi, undefined)).toEqual({ throughGroup: [], alone: [] });
});
