import { fieldErrorMessages } from "@comanda/contract/refusal-messages";

import { refuseFields, type RefusedCall } from "#call/refused-call.ts";

type FormError = {
  readonly field: string;
  readonly code: keyof typeof fieldErrorMessages;
  readonly maximum?: number;
};

/** A form that was not filled in right, with a sentence for each field under the name it has on the wire. */
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
