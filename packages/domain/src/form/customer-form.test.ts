import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { parseCustomerForm, type CustomerFormValues } from "./customer-form.ts";

const member = { id: id<"customer-type">(3), name: "Member", paysByInvoice: false };

const submit = (values: Partial<CustomerFormValues> = {}) =>
  parseCustomerForm(
    {
      name: " Somchai Jaidee ",
      dateOfBirth: "",
      cardNumber: "",
      customerType: "3",
      address: "",
      phone: "081 234 5678",
      email: "",
      preferredDrink: "",
      companyName: "",
      companyAddress: "",
      companyTaxNumber: "",
      ...values,
    },
    { customerTypes: [member], today: { year: 2026, month: 11, day: 30 } },
  );

describe("a new guest", () => {
  test("requires a name, a type and a phone number", () => {
    expect(submit()).toEqual({
      name: "Somchai Jaidee",
      dateOfBirth: null,
      cardNumber: "",
      customerType: member.id,
      address: "",
      phone: "081 234 5678",
      email: "",
      preferredDrink: "",
      companyName: "",
      companyAddress: "",
      companyTaxNumber: "",
    });
  });

  test.each(["name", "customerType", "phone"])("is refused without %s", (field) => {
    expect(submit({ [field]: " " })).toEqual({ fieldErrors: [{ field, code: "required" }] });
  });

  test("has a date of birth as dd/MM/yyyy", () => {
    expect(submit({ dateOfBirth: "05/12/1990" })).toMatchObject({
      dateOfBirth: { year: 1990, month: 12, day: 5 },
    });
    expect(submit({ dateOfBirth: "1990-12-05" })).toEqual({
      fieldErrors: [{ field: "dateOfBirth", code: "wrong-date-format" }],
    });
  });

  test("is not born after today, as in a year of the Buddhist calendar", () => {
    expect(submit({ dateOfBirth: "30/11/2026" })).toHaveProperty("dateOfBirth");
    for (const dateOfBirth of ["01/12/2026", "03/02/2533"]) {
      expect(submit({ dateOfBirth })).toEqual({
        fieldErrors: [{ field: "dateOfBirth", code: "after-today" }],
      });
    }
  });

  test("has a plausible email address", () => {
    expect(submit({ email: "somchai" })).toEqual({
      fieldErrors: [{ field: "email", code: "invalid" }],
    });
  });

  test("has an existing type", () => {
    expect(submit({ customerType: "99" })).toEqual({
      fieldErrors: [{ field: "customerType", code: "invalid" }],
    });
  });

  test("may have a company whose tax number looks like an old card", () => {
    // 13 digits that pass the check of Thai tax numbers as well as Luhn's.
    const company = { companyName: " Chao Phraya Trading ", companyTaxNumber: "4105550001120" };
    expect(submit(company)).toMatchObject({
      companyName: "Chao Phraya Trading",
      companyAddress: "",
      companyTaxNumber: "4105550001120",
    });
    expect(submit({ companyAddress: "x".repeat(251) })).toEqual({
      fieldErrors: [{ field: "companyAddress", code: "too-long", maximum: 250 }],
    });
  });

  test("may have a card of the venue", () => {
    expect(submit({ cardNumber: "LH-0042" })).toMatchObject({ cardNumber: "LH-0042" });
  });
});
