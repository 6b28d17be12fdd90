import type { RefusedCall } from "#call/refused-call.ts";

/** A sentence of the contract with what it names in place of each `{name}`. */
export function filledIn(message: string, about: NonNullable<RefusedCall["about"]>): string {
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(about[name] ?? placeholder),
  );
}
