import type { Customer, CustomerType } from "../customer/customer.ts";
import { tidyName } from "../text/tidy-text.ts";
import type { CalendarDate } from "../time/calendar.ts";
import { wireDate } from "../time/wire-date.ts";
import { parseDateText } from "../time/typed-date.ts";
import { checkForm } from "./check-form.ts";
import { findChosenRecord, oneOfRecords } from "./choose-record.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import {
  atMost,
  date,
  email,
  freeTextRules,
  phone,
  required,
  type FormRules,
} from "./field-rule.ts";
import {
  emailMaximumLength,
  nameMaximumLength,
  noteMaximumLength,
  phoneMaximumLength,
} from "./maximum-lengths.ts";

export type CustomerFormValues = Readonly<Record<Exclude<keyof Customer, "id">, string>>;

type CustomerFormContext = {
  readonly customerTypes: readonly CustomerType[];
  readonly today: CalendarDate;
};

export function customerFormRules(
  customerTypes: readonly CustomerType[],
): FormRules<keyof CustomerFormValues> {
  return {
    name: [required, ...freeTextRules(nameMaximumLength)],
    dateOfBirth: [date],
    cardNumber: freeTextRules(nameMaximumLength),
    customerType: [required, oneOfRecords(customerTypes)],
    address: freeTextRules(noteMaximumLength),
    phone: [required, atMost(phoneMaximumLength), phone],
    email: [...freeTextRules(emailMaximumLength), email],
    preferredDrink: freeTextRules(nameMaximumLength),
    companyName: freeTextRules(nameMaximumLength),
    companyAddress: freeTextRules(noteMaximumLength),
    companyTaxNumber: freeTextRules(nameMaximumLength),
  };
}

/** Nobody is born after today: the year 2533 is one of another calendar. */
export function isAfterToday(birth: CalendarDate, today: CalendarDate): boolean {
  return wireDate(birth) > wireDate(today);
}

/** A guest needs a name, a type and a phone number; the rest may be empty. */
export function parseCustomerForm(
  values: CustomerFormValues,
  { customerTypes, today }: CustomerFormContext,
): Omit<Customer, "id"> | FormErrors {
  const errors = checkForm(customerFormRules(customerTypes), values);
  const customerType = findChosenRecord(customerTypes, values.customerType);
  const dateOfBirth = parseDateText(values.dateOfBirth.trim());
  if (dateOfBirth !== null && isAfterToday(dateOfBirth, today)) {
    return formErrors([...errors, { field: "dateOfBirth", code: "after-today" }]);
  }
  if (errors.length > 0 || customerType === null) return formErrors(errors);
  return {
    name: tidyName(values.name),
    dateOfBirth,
    cardNumber: values.cardNumber.trim(),
    customerType: customerType.id,
    address: values.address.trim(),
    phone: values.phone.trim(),
    email: values.email.trim(),
    preferredDrink: values.preferredDrink.trim(),
    companyName: tidyName(values.companyName),
    companyAddress: values.companyAddress.trim(),
    companyTaxNumber: values.companyTaxNumber.trim(),
  };
}
