import { globSync } from "node:fs";
import { repository } from "./repository.ts";

const rooms = "{packages/*,apps/*,e2e,bench,tools}";

/** Every handwritten file in the rooms, with forward slashes. */
export function sourceFiles(): readonly string[] {
  const found = globSync(`${rooms}/**/*.{ts,tsx,mjs,css,html}`, {
    cwd: repository,
    exclude: ["**/node_modules", "**/dist"],
  });
  return found.map((path) => path.replaceAll("\\", "/")).toSorted();
}
