import type { FieldError } from "@comanda/domain/form/field-error";

import type { Messages } from "./english.ts";

/** What is wrong with a field, said beside it. */
export function fieldProblemText(error: FieldError, label: string, { fields }: Messages): string {
  switch (error.code) {
    case "required":
      return fields.required(label);
    case "invalid":
      return fields.invalid(label);
    case "wrong-date-format":
      return fields.wrongDateFormat;
    case "too-long":
      return fields.tooLong(label, error.maximum);
    case "card-number":
      return fields.cardNumber(label);
  }
}
