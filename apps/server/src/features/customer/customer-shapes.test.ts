import { recordSchemas } from "@comanda/contract/records";
import { expect, test } from "vitest";

import { toContractRecord } from "#journal/to-contract-record.ts";

import { customerShapes } from "./customer-shapes.ts";

test("a guest in a journal row of an older release has an empty company", () => {
  const row = {
    id: 7,
    name: "Anong",
    date_of_birth: null,
    card_number: "",
    customer_type: 1,
    address: "",
    phone: "081 234 5678",
    email: "",
    preferred_drink: "",
  };
  expect(toContractRecord(recordSchemas.customer, customerShapes.customer, row)).toMatchObject({
    companyName: "",
    companyAddress: "",
    companyTaxNumber: "",
  });
});
