import { equivalentByReason } from "./equivalent-by-reason.ts";
import { equivalentElsewhere } from "./equivalent-elsewhere.ts";
import { equivalentInDomain } from "./equivalent-in-domain.ts";
import { equivalentInServer } from "./equivalent-in-server.ts";
import type { Mutant } from "./mutants-of.ts";

export type EquivalentMutant = Pick<Mutant, "path" | "from" | "to"> & {
  /** Enough of the mutated line to find it. */
  readonly line: string;
  readonly why: string;
};

/** Mutants that no test can kill, because they change no behaviour. Each was checked by hand. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  ...equivalentInDomain,
  ...equivalentInServer,
  ...equivalentByReason,
  ...equivalentElsewhere,
];

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
