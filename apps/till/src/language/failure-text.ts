import { fillTemplate } from "@comanda/domain/text/fill-template";

import type { Messages } from "./language.ts";

type FailureDetails = {
  readonly code: string;
  readonly message: string;
  /** The values for the placeholders of the sentence. */
  readonly about: Readonly<Record<string, string | number | readonly string[] | readonly number[]>>;
};

/** The sentence for a failure in the chosen language; falls back to the server's text. */
export function failureText(
  { code, message, about }: FailureDetails,
  { failures }: Messages,
): string {
  return fillTemplate(failures[code] ?? message, about);
}
