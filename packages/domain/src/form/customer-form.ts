import type { Customer, CustomerType } from "../customer/customer.ts";
import { parseDateText } from "../time/date-text.ts";
import { checkForm } from "./check-form.ts";
import { chosenRecord, oneRecordOf } from "./choose-record.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import {
  atMost,
  date,
  email,
  emailMaximumLength,
  freeText,
  nameMaximumLength,
  noteMaximumLength,
  phone,
  phoneMaximumLength,
  required,
  type FormRules,
} from "./field-rule.ts";

export type CustomerFormValues = Readonly<Record<Exclude<keyof Customer, "id">, string>>;

export function customerFormRules(
  customerTypes: readonly CustomerType[],
): FormRules<keyof CustomerFormValues> {
  return {
    name: [required, ...freeText(nameMaximumLength)],
    dateOfBirth: [date],
    cardNumber: freeText(nameMaximumLength),
    customerType: [required, oneRecordOf(customerTypes)],
    address: freeText(noteMaximumLength),
    phone: [required, atMost(phoneMaximumLength), phone],
    email: [...freeText(emailMaximumLength), email],
    preferredDrink: freeText(nameMaximumLength),
    companyName: freeText(nameMaximumLength),
    companyAddress: freeText(noteMaximumLength),
    companyTaxNumber: freeText(nameMaximumLength),
  };
}

/** A guest needs a name, a type and a phone number; the rest may be empty. */
export function parseCustomerForm(
  values: CustomerFormValues,
  customerTypes: readonly CustomerType[],
): Omit<Customer, "id"> | FormErrors {
  const errors = checkForm(customerFormRules(customerTypes), values);
  const customerType = chosenRecord(customerTypes, values.customerType);
  if (errors.length > 0 || customerType === null) return formErrors(errors);
  return {
    name: values.name.trim(),
    dateOfBirth: parseDateText(values.dateOfBirth.trim()),
    cardNumber: values.cardNumber.trim(),
    customerType: customerType.id,
    address: values.address.trim(),
    phone: values.phone.trim(),
    email: values.email.trim(),
    preferredDrink: values.preferredDrink.trim(),
    companyName: values.companyName.trim(),
    companyAddress: values.companyAddress.trim(),
    companyTaxNumber: values.companyTaxNumber.trim(),
  };
}
