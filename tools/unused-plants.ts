import type { Plant } from "./plant.ts";

/** Violations that knip finds. */
export const unusedPlants: readonly Plant[] = [
  {
    fault: "an export that nobody uses",
    file: "apps/server/src/journal/hash-entry.ts",
    insteadOf: "export ",
    text: "export const unusedPlant = 1;\n\nexport ",
    says: "unusedPlant",
  },
  {
    fault: "a dependency that nobody imports",
    file: "packages/sync/package.json",
    insteadOf: '"@comanda/contract": "0.1.0",',
    text: '"@comanda/contract": "0.1.0", "kysely": "0.29.9",',
    says: "kysely",
  },
];
