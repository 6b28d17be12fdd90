import { asFlag, asIs, asOptionalText } from "@comanda/contract/wire-columns";

import type { WireShapes } from "#journal/wire-shapes.ts";

export const customerShapes = {
  customer: {
    entity: "customer",
    isGoneWhenRetired: true,
    columns: {
      id: asIs("id"),
      name: asIs("name"),
      date_of_birth: asIs("DOB"),
      card_number: asIs("cardNumber"),
      customer_type: asIs("customerType"),
      address: asIs("address"),
      phone: asIs("phone"),
      email: asIs("email"),
      preferred_drink: asIs("preferredDrink"),
      company_name: asOptionalText("companyName"),
      company_address: asOptionalText("companyAddress"),
      company_tax_number: asOptionalText("companyTaxNumber"),
    },
  },
  customer_type: {
    entity: "customerType",
    isGoneWhenRetired: true,
    columns: { id: asIs("id"), name: asIs("name"), pays_by_invoice: asFlag("payInvoice") },
  },
} satisfies WireShapes;
