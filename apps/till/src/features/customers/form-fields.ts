import type { CustomerFormValues } from "@comanda/domain/form/customer-form";

export type CustomerField = keyof CustomerFormValues;
export type CustomerProblems = Readonly<Partial<Record<CustomerField, string>>>;

export const emptyCustomer: CustomerFormValues = {
  name: "",
  dateOfBirth: "",
  cardNumber: "",
  customerType: "",
  address: "",
  phone: "",
  email: "",
  preferredDrink: "",
  companyName: "",
  companyAddress: "",
  companyTaxNumber: "",
};

/** Field names that differ on the wire. */
const wireNames: Readonly<Partial<Record<string, CustomerField>>> = { DOB: "dateOfBirth" };

export function customerField(name: string): CustomerField | null {
  const field = wireNames[name] ?? name;
  return isCustomerField(field) ? field : null;
}

function isCustomerField(name: string): name is CustomerField {
  return Object.hasOwn(emptyCustomer, name);
}
