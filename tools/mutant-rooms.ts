/** A part of the sources in which mutants are drawn. */
export type MutantRoom = {
  readonly name: string;
  /** Path prefixes of the files to mutate. */
  readonly sources: readonly string[];
};

export const mutantRooms: readonly MutantRoom[] = [
  { name: "domain", sources: ["packages/domain/src/"] },
  { name: "sync", sources: ["packages/sync/src/"] },
  { name: "outbox", sources: ["apps/till/src/features/outbox/"] },
  { name: "paper", sources: ["packages/paper/src/"] },
  {
    name: "server",
    sources: ["features", "journal", "live"].map((folder) => `apps/server/src/${folder}/`),
  },
];

/** No mutant runs on PostgreSQL, so none is made in what only several servers on it use. */
const onlyOnPostgres = new Set([
  "apps/server/src/features/sign-in/shared-replay-guard-store.ts",
  "apps/server/src/live/notice-store.ts",
]);

/** Whether a file is mutated. Tests, test builders, samples, demo data and the API's pages are not. */
export function isMutated({ sources }: MutantRoom, path: string): boolean {
  return (
    sources.some((source) => path.startsWith(source)) &&
    /(?<!\.test|\.d)\.ts$/.test(path) &&
    !onlyOnPostgres.has(path) &&
    !/\/(testing|samples|demo|api-docs)\//.test(path)
  );
}

/** Whether a test may be asked to kill a mutant: it runs on SQLite and takes no minutes. */
export function isQuickTest(path: string): boolean {
  return /^(packages|apps)\//.test(path) && !/\.postgres\.test\.ts$|\/src\/proofs\//.test(path);
}
