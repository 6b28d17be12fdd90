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
  {
    path: "packages/domain/src/time/local-time.ts",
    line: "knownZones.add(name)",
    from: "knownZones.add(name);",
    to: ";",
    why: "The zone is validated again each time, which only takes longer.",
  },
  {
    path: "packages/domain/src/customer/find-customers.ts",
    line: "foldedCustomers.set(",
    from: "foldedCustomers.set(customer, folded);",
    to: ";",
    why: "The guest is folded again each time, which only takes longer.",
  },
  ...[
    { line: "const quarter =", from: "/", to: "*" },
    { line: "const quarterMs =", from: "*", to: "/" },
  ].map((change) => ({
    path: "packages/domain/src/time/local-hours.ts",
    ...change,
    why: "A shorter span has one hour, too; it is only looked up more often.",
  })),
  {
    path: "packages/domain/src/time/local-hours.ts",
    line: "hours.get(quarter) ??",
    from: "hours.get(quarter) ?? localTime(at, zone).hour",
    to: "(localTime(at, zone).hour)",
    why: "It is looked up again each time, which only takes longer.",
  },
  {
    path: "packages/domain/src/time/local-hours.ts",
    line: "hours.set(quarter, hour)",
    from: "hours.set(quarter, hour);",
    to: ";",
    why: "It is looked up again each time, which only takes longer.",
  },
  {
    path: "packages/domain/src/shift/period-figures.ts",
    line: "const middle =",
    from: "2",
    to: "3",
    why: "The sum is the same wherever it is cut.",
  },
  {
    path: "packages/domain/src/bill/list-bills.ts",
    line: "const sign =",
    from: "1",
    to: "2",
    why: "Only the sign of a comparison counts.",
  },
  {
    path: "packages/domain/src/shift/period-figures.ts",
    line: "one < other ? -1 : 1",
    from: "1",
    to: "2",
    why: "Only the sign of a comparison counts.",
  },
  {
    path: "packages/domain/src/shift/period-figures.ts",
    line: "one < other ? -1 : 1",
    from: "<",
    to: "<=",
    why: "Equal texts have been left out.",
  },
  {
    path: "packages/domain/src/bill/change-quantity.ts",
    line: "joins: false }, line.staff",
    from: "false",
    to: "true",
    why: "The price does not depend on it.",
  },
  {
    path: "packages/domain/src/bill/change-time.ts",
    line: "now < line.startedAt",
    from: "<",
    to: "<=",
    why: "Both ends are the same moment then.",
  },
  {
    path: "packages/domain/src/bill/counter-place.ts",
    line: "Math.max(top",
    from: "0",
    to: "(-1)",
    why: "The highest number begins at 0.",
  },
  ...["let last = 0", "round ?? 0"].map((line) => ({
    path: "packages/domain/src/bill/mark-round-sent.ts",
    line,
    from: "0",
    to: "(-1)",
    why: "The other 0 still bounds it.",
  })),
  {
    path: "packages/domain/src/menu/menu.ts",
    line: "let before = 0",
    from: "0",
    to: "(-1)",
    why: "It only has to be less than the one category with which the search begins.",
  },
  ...[
    { line: "numerator < 0n ? -numerator", from: "<", to: "<=" },
    { line: "numerator < 0n ? -rounded", from: "<", to: "<=" },
  ].map((change) => ({
    path: "packages/domain/src/money/round-half-up.ts",
    ...change,
    why: "Minus nothing is nothing.",
  })),
  {
    path: "packages/domain/src/timer/timer-quantity.ts",
    line: "Math.max(0, endedAt - startedAt)",
    from: "0",
    to: "(-1)",
    why: "A millisecond less than nothing is rounded up to nothing.",
  },
  ...[
    ["index > subtotal", ">", ">="],
    ["index > subtotal", "<", "<="],
    ["index > total", ">", ">="],
    ["index > total", "<", "<="],
    ["index > cash", ">", ">="],
    ["index > cash", "<", "<="],
  ].map(([line = "", from = "", to = ""]) => ({
    path: "packages/domain/src/payment/pay-type.ts",
    line,
    from,
    to,
    why: "The indexes at the ends have roles of their own, which are found before.",
  })),
  ...[
    { line: "const firstControl", from: "0x7f", to: "126" },
    { line: "const firstControl", from: "0x7f", to: "128" },
    { line: "const afterControls", from: "0xe00", to: "3585" },
    { line: "const afterControls", from: "0xe00", to: "3583" },
    { line: "let code = 0x20", from: "0x20", to: "33" },
    { line: "let code = 0x20", from: "0x20", to: "31" },
  ].map((change) => ({
    path: "packages/domain/src/customer/name-order.ts",
    ...change,
    why: "Only the order of the codes counts, not which they are.",
  })),
  ...["1", "(-1)"].map((to) => ({
    path: "packages/domain/src/form/holds-card-number.ts",
    line: "sizes.at(-1) ?? 0",
    from: "0",
    to,
    why: "A number has at least one group of digits.",
  })),
  {
    path: "apps/server/src/features/printing/raster-picture.ts",
    line: "const fourWhiteBytes",
    from: "1",
    to: "2",
    why: "White dots are then compared one by one, which only takes longer.",
  },
  {
    path: "apps/server/src/journal/price-changes-store.ts",
    line: "first?.sequence ?? 0",
    from: "0",
    to: "(-1)",
    why: "A journal without a newest row has none at all.",
  },
  {
    path: "apps/server/src/features/sign-in/session-store.ts",
    line: "permissionCache.put(",
    from: "permissionCache.put(text, read);",
    to: ";",
    why: "The permissions are read again each time, which only takes longer.",
  },
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
