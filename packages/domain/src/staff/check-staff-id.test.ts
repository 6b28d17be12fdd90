import { describe, expect, test } from "vitest";

import { id, type LocationId } from "../id.ts";
import { aStaff, harbourHotel, lotusHouse } from "../testing/staff-builders.ts";
import { checkStaffId } from "./check-staff-id.ts";
import { staffIdAfterLeaving, staffIdMaximumLength } from "./staff-id.ts";

const waiter = aStaff("20");

const wanted = (ref: string, ...subLocations: readonly LocationId[]) => ({
  id: null,
  ref,
  subLocations,
});

describe("giving out staff IDs", () => {
  test("an ID that nobody has is free", () => {
    expect(checkStaffId(wanted("21", lotusHouse), [waiter])).toBeNull();
  });

  test("an ID is used when someone who shares a location has it", () => {
    expect(checkStaffId(wanted("20", harbourHotel, lotusHouse), [waiter])).toEqual({
      refusal: "staff-id-used",
      about: { staff: "20" },
    });
  });

  test("another location may give out the same ID", () => {
    expect(checkStaffId(wanted("20", harbourHotel), [waiter])).toBeNull();
  });

  test("large or small letters do not make another ID", () => {
    expect(checkStaffId(wanted("a7", lotusHouse), [aStaff("A7")])?.refusal).toBe("staff-id-used");
  });

  test("who left gives their ID free", () => {
    expect(checkStaffId(wanted("20", lotusHouse), [aStaff("20", { isDeleted: true })])).toBeNull();
  });

  test("what who left is called then is no ID that can be typed", () => {
    const ref = staffIdAfterLeaving(aStaff("2", { id: id(1) }));
    expect(ref).toBe("2#00001");
    expect(ref.length).toBeGreaterThan(staffIdMaximumLength);
  });

  test("nobody is in their own way", () => {
    expect(checkStaffId(waiter, [waiter])).toBeNull();
  });
});
