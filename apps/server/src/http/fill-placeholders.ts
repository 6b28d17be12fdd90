import type { RefusedCall } from "#call/refused-call.ts";

/** Fills the `{name}` placeholders of a sentence of the contract. */
export function fillPlaceholders(
  message: string,
  about: NonNullable<RefusedCall["about"]>,
): string {
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(about[name] ?? placeholder),
  );
}
