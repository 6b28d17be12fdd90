import { describe, expect, test } from "vitest";

import { id, type LocationId } from "../id.ts";
import { aStaff, harbourHotel, lotusHouse } from "../testing/staff-builders.ts";
import { checkStaffId } from "./check-staff-id.ts";
import { staffIdAfterLeaving, staffIdMaximumLength } from "./staff-id.ts";

const waiter = aStaff("20");

const requestedStaff = (ref: string, ...subLocations: readonly LocationId[]) => ({
  id: null,
  ref,
  subLocations,
});

describe("assigning a staff ID", () => {
  test("accepts an unused one", () => {
    expect(checkStaffId(requestedStaff("21", lotusHouse), [waiter])).toBeNull();
  });

  test("refuses one that someone at a shared location has", () => {
    expect(checkStaffId(requestedStaff("20", harbourHotel, lotusHouse), [waiter])).toEqual({
      refusal: "staff-id-used",
      about: { staff: "20" },
    });
  });

  test("refuses one at any of the locations that two share", () => {
    const holder = aStaff("20", { subLocations: [lotusHouse, harbourHotel] });
    expect(checkStaffId(requestedStaff("20", harbourHotel), [holder])).toMatchObject({
      refusal: "staff-id-used",
    });
  });

  test("accepts one used at another location", () => {
    expect(checkStaffId(requestedStaff("20", harbourHotel), [waiter])).toBeNull();
  });

  test("ignores case", () => {
    expect(checkStaffId(requestedStaff("a7", lotusHouse), [aStaff("A7")])?.refusal).toBe(
      "staff-id-used",
    );
  });

  test.each([
    ["wide digits", "２０"],
    ["a character that cannot be seen", "2\u200B0"],
  ])("refuses one that looks like another: %s", (_what, ref) => {
    const refusal = "staff-id-used";
    expect(checkStaffId(requestedStaff(ref, lotusHouse), [waiter])).toMatchObject({ refusal });
    expect(checkStaffId(requestedStaff("20", lotusHouse), [aStaff(ref)])).toMatchObject({
      refusal,
    });
  });

  test("accepts one with zeros in front, which looks different", () => {
    expect(checkStaffId(requestedStaff("0020", lotusHouse), [waiter])).toBeNull();
  });

  test("accepts the ID of staff who left", () => {
    expect(
      checkStaffId(requestedStaff("20", lotusHouse), [aStaff("20", { isDeleted: true })]),
    ).toBeNull();
  });

  test("gives staff who left an ID that cannot be typed", () => {
    const ref = staffIdAfterLeaving(aStaff("2", { id: id(1) }));
    expect(ref).toBe("2#00001");
    expect(ref.length).toBeGreaterThan(staffIdMaximumLength);
  });

  test("accepts one's own current ID", () => {
    expect(checkStaffId(waiter, [waiter])).toBeNull();
  });
});
