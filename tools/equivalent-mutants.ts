import type { Mutant } from "./mutants-of.ts";

type Equivalent = Pick<Mutant, "path" | "from" | "to"> & {
  /** Enough of the mutated line to find it. */
  readonly line: string;
  readonly why: string;
};

/** Mutants that no test can kill, because they change no behaviour. Each was checked by hand. */
export const equivalentMutants: readonly Equivalent[] = [
  {
    path: "packages/domain/src/stock/find-stock-shortage.ts",
    line: "const others =",
    from: "0",
    to: "1",
    why: "A stock item is missing there only where no line asks for the article, and none is always left.",
  },
  ...["1", "(-1)"].map((to) => ({
    path: "packages/domain/src/form/holds-card-number.ts",
    line: "sizes.at(-1) ?? 0",
    from: "0",
    to,
    why: "A number has at least one group of digits.",
  })),
  {
    path: "apps/server/src/journal/command.ts",
    line: "if (from > 0)",
    from: "0",
    to: "1",
    why: "It counts in steps of a thousand.",
  },
  {
    path: "apps/server/src/features/bill/apply-press-terms.ts",
    line: "latest <= moment",
    from: "<=",
    to: "<",
    why: "At the moment of the latest change there is no later one, so the terms of then are those of now.",
  },
  {
    path: "apps/server/src/features/printing/enqueue-print-jobs.ts",
    line: "const look =",
    from: "false",
    to: "true",
    why: "A paper without a printer is not laid out.",
  },
  {
    path: "apps/server/src/features/office/assign-temporary-keys.ts",
    line: "leaving.length === 0",
    from: "0",
    to: "(-1)",
    why: "Where nothing is leaving, nothing is parked; the table is only read in vain.",
  },
  ...["20000", "5000"].map((to) => ({
    path: "apps/server/src/features/sign-in/till-contacts.ts",
    line: "const maxContacts",
    from: "10_000",
    to,
    why: "It only bounds the memory; a contact that was dropped is read from the database.",
  })),
  {
    path: "apps/server/src/features/owner-report/void-store.ts",
    line: ".limit(1)",
    from: "1",
    to: "2",
    why: "SQLite takes the first of several rows; PostgreSQL, on which no mutant runs, refuses them.",
  },
  ...["0", "2"].map((to) => ({
    path: "apps/server/src/features/printing/paper-bitmap.ts",
    line: "measureWith(blankContext(1, 1))",
    from: "1",
    to,
    why: "Texts are measured alike on a canvas of any size.",
  })),
  ...[
    { from: "16", to: "17" },
    { from: "16", to: "15" },
    { from: "96", to: "97" },
    { from: "96", to: "95" },
  ].map((change) => ({
    path: "apps/server/src/features/printing/render-document.ts",
    line: "maxYoungGenerationSizeMb",
    ...change,
    why: "It only bounds how much memory the thread takes before it cleans up.",
  })),
  ...["2000", "500"].map((to) => ({
    path: "apps/server/src/features/owner-report/stock-moves-store.ts",
    line: "const rowsPerBatch",
    from: "1000",
    to,
    why: "It only determines how much is in memory at a time.",
  })),
  {
    path: "packages/paper/src/timed-line.ts",
    line: "Math.max(0, to - from)",
    from: "0",
    to: "(-1)",
    why: "A millisecond less than nothing is rounded up to nothing.",
  },
  {
    path: "packages/sync/src/follow/step.ts",
    line: "settingsTold: 0",
    from: "0",
    to: "(-1)",
    why: "It is passed on, and what comes of it is not used.",
  },
  {
    path: "packages/sync/src/matches-schema.ts",
    line: "compiledChecks.set(",
    from: "compiledChecks.set(schema, check);",
    to: ";",
    why: "The check is compiled again each time, which only takes longer.",
  },
  {
    path: "apps/till/src/features/outbox/open-as-new.ts",
    line: "at > serverNow()",
    from: ">",
    to: ">=",
    why: "A press of right now has the current whole second already.",
  },
  ...["1", "(-1)"].map((to) => ({
    path: "apps/till/src/features/outbox/outbox-store.ts",
    line: "let turn = 0",
    from: "0",
    to,
    why: "The device replaces it before it is read.",
  })),
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
