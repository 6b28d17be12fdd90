import { refuse, type Refusal } from "../refusal.ts";
import { checkForm } from "./check-form.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import { freeTextRules, required, type FormRules } from "./field-rule.ts";
import { noteMaximumLength } from "./maximum-lengths.ts";

export type VoidFormValues = { readonly reason: string };

export const voidFormRules: FormRules<keyof VoidFormValues> = {
  reason: [required, ...freeTextRules(noteMaximumLength)],
};

/** A void needs a reason. */
export function parseVoidForm(values: VoidFormValues): VoidFormValues | FormErrors | Refusal {
  const reason = values.reason.trim();
  if (reason === "") return refuse("reason-required");
  const errors = checkForm(voidFormRules, values);
  return errors.length > 0 ? formErrors(errors) : { reason };
}
