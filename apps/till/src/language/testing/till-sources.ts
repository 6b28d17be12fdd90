import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { SourceFile } from "./find-hard-coded-texts.ts";

const tillDirectory = join(import.meta.dirname, "..", "..");

/** The sources of the till, without tests, test helpers and the design page. */
export function readTillSources(): readonly SourceFile[] {
  return globSync("**/*.{ts,tsx}", { cwd: tillDirectory })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.test\.ts$|(^|\/)testing\/|^ui\/design/.test(path))
    .map((path) => ({ path, text: readFileSync(join(tillDirectory, path), "utf8") }));
}
