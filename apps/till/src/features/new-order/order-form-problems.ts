import type { FormErrors } from "@comanda/domain/form/field-error";
import type { NewOrderFormValues } from "@comanda/domain/form/new-order-form";

import type { AllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";

export type OrderFormProblems = Readonly<Partial<Record<keyof NewOrderFormValues, string>>>;

export function orderFormProblems(
  { fieldErrors }: FormErrors,
  messages: AllMessages,
): OrderFormProblems {
  const { order } = messages;
  const labels = new Map([
    ["table", order.tableField],
    ["room", order.roomField],
    ["cover", order.coverField],
    ["staffId", order.staffField],
  ]);
  return Object.fromEntries(
    fieldErrors.map((error) => [
      error.field,
      fieldProblemText(error, labels.get(error.field) ?? error.field, messages),
    ]),
  );
}
