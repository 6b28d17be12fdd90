import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Source } from "./words-outside.ts";

const till = join(import.meta.dirname, "..", "..");

/** What the till is built of, without tests, and without the page that shows its parts to those who build them. */
export function tillSources(): readonly Source[] {
  return globSync("**/*.{ts,tsx}", { cwd: till })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.test\.ts$|(^|\/)testing\/|^ui\/design/.test(path))
    .map((path) => ({ path, text: readFileSync(join(till, path), "utf8") }));
}

/** The messages themselves, language by language. */
export function isLanguageSource({ path }: Source): boolean {
  return /^language\/([^/]+\/)*(english|vietnamese|thai|filipino)\.ts$/.test(path);
}
