import type { Customer } from "./customer.ts";

export type Company = Pick<Customer, "companyName" | "companyAddress" | "companyTaxNumber">;

/** Any of the three is enough for a paper. */
export function hasCompany({ companyName, companyAddress, companyTaxNumber }: Company): boolean {
  return [companyName, companyAddress, companyTaxNumber].some((text) => text !== "");
}
