import { expect, test } from "vitest";

import { startCustomer } from "./start-customer.ts";

const guest = { needsCompany: false };
const company = { needsCompany: true };

test.each([
  [" Đặng Thị Ánh ", { name: "Đặng Thị Ánh" }],
  ["สมชาย ใจดี", { name: "สมชาย ใจดี" }],
  ["Henry 8", { name: "Henry 8" }],
  ["081 234-5678", { phone: "081 234-5678" }],
  ["+49 (40) 123456", { phone: "+49 (40) 123456" }],
  ["VIP-0042", { cardNumber: "VIP-0042" }],
])("who is sought as %s and not found has this in the form already", (search, values) => {
  expect(startCustomer(search, guest)).toEqual(values);
});

test.each([
  ["Nordwind GmbH", { companyName: "Nordwind GmbH" }],
  ["Bar 1905", { companyName: "Bar 1905" }],
  ["Hotel 24680", { companyName: "Hotel 24680" }],
  ["0 1055 51234 56 7", { companyTaxNumber: "0 1055 51234 56 7" }],
  ["PT501964843", { companyTaxNumber: "PT501964843" }],
  ["0101234567-001", { companyTaxNumber: "0101234567-001" }],
])("a company that is sought as %s has this in the form already", (search, values) => {
  expect(startCustomer(search, company)).toEqual(values);
});

test.each(["", "  ", "12", "%000123?", ";000123?", "4111 1111 1111 1111", "%B41111111"])(
  "%j says nothing about a guest",
  (search) => {
    expect(startCustomer(search, guest)).toEqual({});
  },
);

test("a payment card says nothing about a company either", () => {
  expect(startCustomer("4111 1111 1111 1111", company)).toEqual({});
});
