import type { Field } from "./field.ts";

type SeveralField = Extract<Field, { readonly kind: "several" }>;

/** Between the option that excludes all others and these, the later choice counts. */
export function keepCompatible(
  { options, alone }: Pick<SeveralField, "options" | "alone">,
  before: readonly string[],
  chosen: ReadonlySet<string>,
): readonly (string | number)[] {
  const isNewlyAlone = alone !== undefined && chosen.has(alone) && !before.includes(alone);
  return options.filter((one) =>
    isNewlyAlone ? one === alone : chosen.has(String(one)) && (one !== alone || chosen.size === 1),
  );
}
