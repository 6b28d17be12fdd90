import type { Customer } from "@comanda/domain/customer/customer";

/** The company by which a search may have found a customer; empty if the customer has none. */
export function describeCompany({ companyName, companyTaxNumber }: Customer): string {
  return [companyName, companyTaxNumber].filter((text) => text !== "").join(" · ");
}
