import { officeCustomer, officeCustomerType } from "@comanda/contract/office-venue";
import { nameRules } from "@comanda/domain/office/check-article";
import { checkCustomer, customerTexts } from "@comanda/domain/office/check-customer";

import { checkBirths } from "./check-births.ts";
import { defineTopic, text, integer, bool } from "../office/index.ts";

export const customerTypeTopic = defineTopic(officeCustomerType, {
  table: "customer_type",
  columns: { name: text("name"), paysByInvoice: bool("pays_by_invoice") },
  blank: { paysByInvoice: false },
  texts: { name: nameRules },
  unique: [["name"]],
  usedBy: [
    { kind: "customer", table: "customer", column: "customer_type", name: "name", isHolding: true },
    {
      kind: "promotion",
      table: "promotion",
      column: "customer_type",
      name: "name",
      isHolding: true,
    },
  ],
});

/** A retired customer's card can be given to another. A customer with an open bill cannot be retired. */
export const customerTopic = defineTopic(officeCustomer, {
  table: "customer",
  freesNames: true,
  columns: {
    name: text("name"),
    dateOfBirth: text("date_of_birth"),
    cardNumber: text("card_number"),
    customerType: integer("customer_type"),
    address: text("address"),
    phone: text("phone"),
    email: text("email"),
    preferredDrink: text("preferred_drink"),
    companyName: text("company_name"),
    companyAddress: text("company_address"),
    companyTaxNumber: text("company_tax_number"),
  },
  blank: {
    dateOfBirth: null,
    cardNumber: "",
    address: "",
    email: "",
    preferredDrink: "",
    companyName: "",
    companyAddress: "",
    companyTaxNumber: "",
  },
  texts: customerTexts,
  unique: [["cardNumber"]],
  refersTo: { customerType: "customer_type" },
  check: checkCustomer,
  checkAll: checkBirths,
  usedBy: [
    {
      kind: "openBill",
      table: "bill",
      column: "customer",
      name: "number",
      where: ["status", "open"],
      isHolding: true,
    },
  ],
});
