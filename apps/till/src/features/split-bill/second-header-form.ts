import type { Place } from "@comanda/domain/bill/bill";
import { checkForm } from "@comanda/domain/form/check-form";
import { newOrderFormRules, requirePlace } from "@comanda/domain/form/new-order-form";
import { wholeNumberOrNull } from "@comanda/domain/money/read-number";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";

import type { AllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";

export type HeaderValues = {
  readonly table: string;
  readonly room: string;
  readonly cover: string;
};
export type HeaderProblems = Readonly<Partial<Record<string, string>>>;

type Header = { readonly place: Place; readonly cover: number | null };

/** Parses the second bill's table or room and its covers. */
export function parseHeader(
  values: HeaderValues,
  messages: AllMessages,
): Header | Refusal | { readonly problems: HeaderProblems } {
  const { order } = messages;
  const errors = checkForm(newOrderFormRules, { ...values, staffId: "" });
  if (errors.length > 0) {
    const labels = new Map([
      ["table", order.tableField],
      ["room", order.roomField],
      ["cover", order.coverField],
    ]);
    const texts = errors.map((error) => {
      const label = labels.get(error.field) ?? error.field;
      return [error.field, fieldProblemText(error, label, messages)];
    });
    return { problems: Object.fromEntries(texts) };
  }
  const place = requirePlace(values);
  return isRefusal(place) ? place : { place, cover: wholeNumberOrNull(values.cover) };
}
