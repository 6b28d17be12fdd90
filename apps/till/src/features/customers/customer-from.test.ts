import type { CustomerReply } from "@comanda/contract/customer-record";
import { recordSchemas } from "@comanda/contract/records";
import { id } from "@comanda/domain/id";
import { matchesSchema } from "@comanda/sync/matches-schema";
import { expect, test } from "vitest";

import { customerFrom } from "./customer-from.ts";

const anong: CustomerReply = {
  id: id(7),
  name: "Anong",
  DOB: null,
  cardNumber: "",
  customerType: id(1),
  address: "",
  phone: "081 234 5678",
  email: "",
  preferredDrink: "",
};

test("a guest in a record of an older release has an empty company", () => {
  expect(matchesSchema(recordSchemas.customer, anong)).toBe(true);
  const none = { companyName: "", companyAddress: "", companyTaxNumber: "" };
  expect(customerFrom(anong)).toMatchObject({ name: "Anong", dateOfBirth: null, ...none });
});

test("a guest with a company has it", () => {
  const company = { companyName: "Rim", companyAddress: "1 Soi 2", companyTaxNumber: "0105" };
  expect(customerFrom({ ...anong, ...company })).toMatchObject(company);
});
