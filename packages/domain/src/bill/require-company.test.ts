import { expect, test } from "vitest";

import { requireCompany } from "./require-company.ts";

const none = { companyName: "", companyAddress: "", companyTaxNumber: "" };
const siam = { ...none, companyName: "Siam Industries" };

test("a paid bill is printed for a company", () => {
  expect(requireCompany({ status: "closed" }, siam)).toBeNull();
});

test.each(["companyName", "companyAddress", "companyTaxNumber"])(
  "the %s alone is a company",
  (field) => {
    expect(requireCompany({ status: "closed" }, { ...none, [field]: "0105550005678" })).toBeNull();
  },
);

test.each(["open", "voided"] as const)("a bill that is %s is not", (status) => {
  expect(requireCompany({ status }, siam)).toMatchObject({ refusal: "bill-not-closed" });
});

test("a customer without a company is refused", () => {
  expect(requireCompany({ status: "closed" }, none)).toMatchObject({
    refusal: "customer-without-company",
  });
});
