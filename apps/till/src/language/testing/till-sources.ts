import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Source } from "./find-hard-coded-texts.ts";

const till = join(import.meta.dirname, "..", "..");

/** The sources of the till, without tests, test helpers and the design page. */
export function tillSources(): readonly Source[] {
  return globSync("**/*.{ts,tsx}", { cwd: till })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.test\.ts$|(^|\/)testing\/|^ui\/design/.test(path))
    .map((path) => ({ path, text: readFileSync(join(till, path), "utf8") }));
}

/** The source files of the messages, one per language and area. */
export function isLanguageSource({ path }: Source): boolean {
  return /^language\/([^/]+\/)*(english|vietnamese|thai|filipino)\.ts$/.test(path);
}
