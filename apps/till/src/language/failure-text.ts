import type { Messages } from "./english.ts";

/** The sentence for a failure in the chosen language, or the server's own. */
export function failureText(
  { code, message }: { readonly code: string; readonly message: string },
  { failures }: Messages,
): string {
  return failures[code] ?? message;
}
