import { fieldErrorMessages } from "@comanda/contract/field-messages";

import { refuseFields, type RefusedCall } from "#call/refused-call.ts";

type FormError = {
  readonly field: string;
  readonly code: keyof typeof fieldErrorMessages;
  readonly maximum?: number;
};

/** Refuses a form with wrong fields, with a sentence for each field under its wire name. */
export function refuseForm(
  { fieldErrors }: { readonly fieldErrors: readonly FormError[] },
  wireNames: Readonly<Record<string, string>> = {},
): RefusedCall {
  return refuseFields(
    "invalid-request",
    fieldErrors.map(({ field, code, maximum }) => {
      const name = wireNames[field] ?? field;
      const error = fieldErrorMessages[code]
        .replace("{field}", name)
        .replace("{maximum}", String(maximum ?? ""));
      return { field: name, error };
    }),
  );
}
