import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { aSignedInStaff, harbourHotel, lotusHouse } from "../testing/staff-builders.ts";
import type { Commission } from "./commission.ts";
import { listEarners } from "./list-earners.ts";

const therapists = id<"user-group">(7);
const treatment: Commission = {
  id: id(1),
  entries: [{ userGroup: therapists, amount: money(150_00) }],
  price: money(0),
  isInPrice: true,
  isOnBill: false,
};

test("those who are here and may earn it are listed by staff ID, who only manages last", () => {
  const nok = { ...aSignedInStaff("30"), userGroup: therapists };
  const fah = { ...aSignedInStaff("9"), userGroup: therapists };
  const manager = { ...aSignedInStaff("1"), userGroup: therapists, subRoles: [] };
  const waiter = { ...aSignedInStaff("20"), userGroup: id<"user-group">(8) };
  const away = { ...aSignedInStaff("31"), userGroup: therapists, location: harbourHotel };
  const asked = {
    article: { commissionPrice: null },
    commission: treatment,
    location: lotusHouse,
  };
  const earners = listEarners([nok, manager, waiter, away, fah], asked);
  expect(earners.map(({ staff, commission }) => [staff.ref, commission.amount])).toEqual([
    ["9", 150_00],
    ["30", 150_00],
    ["1", 150_00],
  ]);
  expect(listEarners([nok], { ...asked, commission: null })).toEqual([]);
});
