import type { Mutant } from "./mutants-of.ts";

type Equivalent = Pick<Mutant, "path" | "from" | "to"> & {
  /** Of the line in which it is, as far as it has to be. */
  readonly line: string;
  readonly why: string;
};

/** Faults that no test can see, because they change nothing. Each was looked at. */
export const equivalentMutants: readonly Equivalent[] = [];

export function isEquivalent(mutant: Mutant, text: string): boolean {
  const line = text.split("\n")[mutant.line - 1] ?? "";
  return equivalentMutants.some(
    (known) =>
      known.path === mutant.path &&
      known.from === mutant.from &&
      known.to === mutant.to &&
      line.includes(known.line),
  );
}
