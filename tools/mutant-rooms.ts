/** The files that are mutated, and the tests that should kill their mutants. */
export type MutantRoom = {
  readonly name: string;
  /** The vitest project. */
  readonly project: string;
  readonly root: string;
  /** Path prefixes of the files to mutate. */
  readonly sources: readonly string[];
};

export const mutantRooms: readonly MutantRoom[] = [
  {
    name: "domain",
    project: "domain",
    root: "packages/domain",
    sources: ["packages/domain/src/"],
  },
  { name: "sync", project: "sync", root: "packages/sync", sources: ["packages/sync/src/"] },
  {
    name: "outbox",
    project: "till",
    root: "apps/till",
    sources: ["apps/till/src/features/outbox/"],
  },
  { name: "paper", project: "paper", root: "packages/paper", sources: ["packages/paper/src/"] },
  {
    name: "server",
    project: "server",
    root: "apps/server",
    sources: ["features", "journal", "live"].map((folder) => `apps/server/src/${folder}/`),
  },
];

/** Whether a file is mutated. Tests, test builders, samples, demo data and the API's pages are not. */
export function isMutated({ sources }: MutantRoom, path: string): boolean {
  return (
    sources.some((source) => path.startsWith(source)) &&
    /(?<!\.test|\.d)\.ts$/.test(path) &&
    !/\/(testing|samples|demo-year|api-docs)\//.test(path)
  );
}

/** Whether a test belongs to the room's project when it runs on SQLite. */
export function isRoomTest({ root }: MutantRoom, path: string): boolean {
  return path.startsWith(`${root}/src/`) && !/\.postgres\.test\.ts$|\/src\/proofs\//.test(path);
}
