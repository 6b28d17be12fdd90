import type { EquivalentMutant } from "./equivalent-mutants.ts";

/** In packages/paper, packages/sync and the outbox. */
export const equivalentElsewhere: readonly EquivalentMutant[] = [
  {
    path: "packages/paper/src/timed-line.ts",
    line: "Math.max(0, endedAt - startedAt)",
    from: "0",
    to: "(-1)",
    why: "A millisecond less than nothing is rounded up to nothing.",
  },
  {
    path: "packages/sync/src/follow/step.ts",
    line: "settingsPing: 0",
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
    path: "apps/till/src/features/kept-orders/intent-storage.ts",
    line: "let turn = 0",
    from: "0",
    to,
    why: "The device replaces it before it is read.",
  })),
];
