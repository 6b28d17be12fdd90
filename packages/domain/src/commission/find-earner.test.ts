import { expect, test } from "vitest";

import { aSignedInStaff, harbourHotel, lotusHouse } from "../testing/staff-builders.ts";
import { findEarner } from "./find-earner.ts";

const noi = aSignedInStaff("30");

test("staff signed in here earn commissions under their staff ID", () => {
  expect(findEarner([aSignedInStaff("20"), noi], " 30 ", lotusHouse)).toBe(noi);
});

test("an unknown staff ID is refused for a commission", () => {
  expect(findEarner([noi], "31", lotusHouse)).toEqual({
    refusal: "commission-staff-invalid",
    about: { staff: "31" },
  });
});

test("staff signed in elsewhere, or not at all, earn none here", () => {
  for (const location of [harbourHotel, null]) {
    const away = { ...noi, location, subLocations: [lotusHouse, harbourHotel] };
    expect(findEarner([away], "30", lotusHouse)).toMatchObject({ refusal: "staff-not-signed-in" });
  }
});
