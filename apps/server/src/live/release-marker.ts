import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Vite's page names its files by their content, so that it differs with every release of the till. */
export function releaseMarker(tillFolder: string): string {
  const page = join(tillFolder, "index.html");
  if (!existsSync(page)) return "not-built";
  return createHash("sha256").update(readFileSync(page)).digest("hex").slice(0, 16);
}
