import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The till is built with its release in its page, so that a page knows which release it came from. */
export function releaseMarker(tillFolder: string): string {
  const page = join(tillFolder, "index.html");
  if (!existsSync(page)) return "not-built";
  const mark = /<meta name="comanda-release" content="(\w+)">/.exec(readFileSync(page, "utf8"));
  return mark?.[1] ?? "not-marked";
}
