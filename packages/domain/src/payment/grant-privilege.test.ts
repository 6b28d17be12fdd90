import { expect, test } from "vitest";

import { requireNoPrivilege, type Bill } from "../bill/bill.ts";
import { mergeBills } from "../bill/merge-bills.ts";
import { startSplit } from "../bill/split-bill.ts";
import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { aSale, plainPayTypes, satang } from "../testing/pay-builders.ts";
import { anOpenBill } from "../testing/shift-builders.ts";
import { instant } from "../time/instant.ts";
import { countryOfCode } from "../venue/find-country.ts";
import { privilegeRateAt } from "../venue/find-privilege.ts";
import { billAmount } from "./bill-totals.ts";
import { grantPrivilege, type PrivilegeRequest, type PrivilegeRules } from "./grant-privilege.ts";

const dinner: Bill = { ...anOpenBill([aSale(100_00)]), id: id(1) };
const lola = { kind: "senior", name: " Lola Rosa ", idNumber: " 1234 " } as const;
const asked: PrivilegeRequest = { guests: 2, holders: [lola] };
const manila: PrivilegeRules = { rate: rate(20_00), payTypes: plainPayTypes, currency: satang };

const granted = (bill = dinner, request = asked): Bill => {
  const after = grantPrivilege(bill, request, manila);
  if ("refusal" in after) throw new Error(after.refusal);
  return after;
};

test("a privilege stands on the bill with the rate of the day, and lowers what is due", () => {
  const after = granted();
  expect(after.privilege).toEqual({
    guests: 2,
    rate: 20_00,
    holders: [{ kind: "senior", name: "Lola Rosa", idNumber: "1234" }],
  });
  expect(billAmount(after, plainPayTypes, satang)).toBe(90_00);
});

test("granting anew replaces it, and granting nobody takes it off", () => {
  const all = granted(granted(), { guests: 1, holders: [lola] });
  expect(billAmount(all, plainPayTypes, satang)).toBe(80_00);
  expect(granted(all, { guests: 0, holders: [] })).toEqual(dinner);
});

test.each<[string, Partial<PrivilegeRequest>]>([
  ["privilege-without-guests", { guests: 0 }],
  ["privilege-without-guests", { guests: 1.5 }],
  ["privilege-without-guests", { guests: 10_000 }],
  ["privilege-above-guests", { guests: 1, holders: [lola, { ...lola, idNumber: "2" }] }],
  ["privilege-without-id", { holders: [{ ...lola, idNumber: "  " }] }],
  ["privilege-without-id", { holders: [{ ...lola, name: "" }] }],
  ["privilege-id-twice", { holders: [lola, { ...lola, name: "Lolo", idNumber: "1234" }] }],
])("%s refuses %j", (refusal, request) => {
  expect(grantPrivilege(dinner, { ...asked, ...request }, manila)).toMatchObject({ refusal });
});

test("as many privileged guests as there are guests is right", () => {
  const both = [lola, { ...lola, kind: "disability" }] as const;
  expect(granted(dinner, { guests: 2, holders: both }).privilege?.holders).toHaveLength(2);
});

test.each<[string, Partial<Bill>, Partial<PrivilegeRules>]>([
  ["privilege-not-here", {}, { rate: null }],
  ["bill-not-open", { status: "closed" }, {}],
  ["bill-not-open", { status: "voided" }, {}],
  ["get-an-open-bill", { id: null }, {}],
  ["privilege-below-paid", { paid: money(90_01) }, {}],
])("%s refuses it", (refusal, bill, rules) => {
  const after = grantPrivilege({ ...dinner, ...bill }, asked, { ...manila, ...rules });
  expect(after).toMatchObject({ refusal });
});

test("a part that was paid stays, up to what is due with the privilege", () => {
  expect(granted({ ...dinner, paid: money(90_00) }).paid).toBe(90_00);
});

test("a bill with a privilege is neither split nor merged", () => {
  const bill = granted();
  const { place, cover, staff, customer } = dinner;
  const header = { place, cover, staff, customer };
  const refused = { refusal: "privilege-on-bill" };
  expect(requireNoPrivilege(dinner)).toBeNull();
  expect(startSplit(bill, header, instant(1))).toEqual(refused);
  const other = { ...dinner, id: id<"bill">(2) };
  expect(mergeBills(bill, other, { header, at: instant(1) })).toEqual(refused);
  expect(mergeBills(other, bill, { header, at: instant(1) })).toEqual(refused);
});

test("the law is that of the Philippines", () => {
  for (const timeZone of countryOfCode("PH")?.timeZones ?? [""]) {
    expect(privilegeRateAt(timeZone)).toBe(20_00);
    expect(privilegeRateAt(timeZone.toLowerCase())).toBe(20_00);
  }
  expect(privilegeRateAt("Asia/Bangkok")).toBeNull();
});
