import { refuse, type Refusal } from "../refusal.ts";
import { staffIdMaximumLength } from "../staff/staff-id.ts";
import { checkForm } from "./check-form.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import { atMost, required, type FormRules } from "./field-rule.ts";

export type SetCommissionFormValues = { readonly staffId: string };

export const setCommissionFormRules: FormRules<keyof SetCommissionFormValues> = {
  staffId: [required, atMost(staffIdMaximumLength)],
};

/** The staff ID of the earner is required. */
export function parseSetCommissionForm(
  values: SetCommissionFormValues,
): SetCommissionFormValues | FormErrors | Refusal {
  const staffId = values.staffId.trim();
  if (staffId === "") return refuse("commission-staff-required");
  const errors = checkForm(setCommissionFormRules, values);
  return errors.length > 0 ? formErrors(errors) : { staffId };
}
