// Run by hand after an `npm install` that left gaps: node tools/close-lock-gaps.ts
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findLockGaps } from "./lock-gaps.ts";
import { repository } from "./repository.ts";

type Lock = {
  readonly packages: Record<string, { readonly optionalDependencies?: Record<string, string> }>;
};

const lockPath = join(repository, "package-lock.json");
const lock: Lock = JSON.parse(readFileSync(lockPath, "utf8"));
const gaps = findLockGaps(lock.packages);
for (const { path, missing } of gaps) delete lock.packages[path]?.optionalDependencies?.[missing];
writeFileSync(lockPath, `${JSON.stringify(lock, undefined, 2)}\n`);
process.stdout.write(`Closed ${gaps.length} gaps of package-lock.json.\n`);
