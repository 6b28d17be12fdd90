import { customerFormRules } from "../form/customer-form.ts";
import { parseWireDate } from "../time/wire-date.ts";
import type { Problem, TextRules } from "./problem.ts";

const { dateOfBirth: _date, customerType: _type, ...texts } = customerFormRules([]);

/** The text rules of the customer form on the till. */
export const customerTexts: TextRules = texts;

export function checkCustomer({
  dateOfBirth,
}: {
  readonly dateOfBirth: string | null;
}): readonly Problem[] {
  const isFine = dateOfBirth === null || parseWireDate(dateOfBirth) !== null;
  return isFine ? [] : [{ field: "dateOfBirth", code: "wrong-date-format" }];
}
