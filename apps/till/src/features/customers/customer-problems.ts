import type { FieldError } from "@comanda/domain/form/field-error";

import type { Failure } from "#api/failure.ts";
import { fieldProblemText, serverProblemText } from "#language/field-problem-text.ts";
import type { Messages } from "#language/english.ts";

import { customerField, type CustomerProblems } from "./form-fields.ts";

/** Field problems found by the domain's rules. */
export function problemsOfForm(
  errors: readonly FieldError[],
  messages: Messages,
): CustomerProblems {
  return Object.fromEntries(
    errors.flatMap((error) => {
      const field = customerField(error.field);
      return field === null
        ? []
        : [[field, fieldProblemText(error, messages.customers[field], messages)]];
    }),
  );
}

/** Field problems from the server, which may know more fields than this till. */
export function problemsOfFailure({ fields }: Failure, messages: Messages): CustomerProblems {
  return Object.fromEntries(
    fields.flatMap(({ field: name, error }) => {
      const field = customerField(name);
      return field === null
        ? []
        : [[field, serverProblemText(error, messages.customers[field], messages)]];
    }),
  );
}
