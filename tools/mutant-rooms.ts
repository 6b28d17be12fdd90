/** Where faults are planted, and the tests that have to notice them. */
export type MutantRoom = {
  readonly name: string;
  /** Of vitest. */
  readonly project: string;
  readonly root: string;
  /** Beginnings of the paths of what is to be tested. */
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

/** Whether faults are planted in a file: not in tests, what only they use, samples, made-up pasts and the API's pages. */
export function isMutated({ sources }: MutantRoom, path: string): boolean {
  return (
    sources.some((source) => path.startsWith(source)) &&
    /(?<!\.test|\.d)\.ts$/.test(path) &&
    !/\/(testing|samples|demo-year|api-docs)\//.test(path)
  );
}

/** Whether a test belongs to the room's project as it runs on SQLite. */
export function isRoomTest({ root }: MutantRoom, path: string): boolean {
  return path.startsWith(`${root}/src/`) && !/\.postgres\.test\.ts$|\/src\/proofs\//.test(path);
}
