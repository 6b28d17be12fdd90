import { fillIn } from "@comanda/domain/text/fill-in";

import type { Messages } from "./english.ts";

type Named = {
  readonly code: string;
  readonly message: string;
  /** What the sentence names. */
  readonly about: Readonly<Record<string, string | number | readonly string[] | readonly number[]>>;
};

/** The sentence for a failure in the chosen language, or the server's own. */
export function failureText({ code, message, about }: Named, { failures }: Messages): string {
  return fillIn(failures[code] ?? message, about);
}
