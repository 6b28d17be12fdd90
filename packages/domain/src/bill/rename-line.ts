import type { Line, LineKey } from "./line.ts";

/** The line under its new key, naming the lines that it credits or stands under by theirs. */
export function renameLine(line: Line, names: ReadonlyMap<LineKey, LineKey>): Line {
  const renamed = (key: LineKey): LineKey => names.get(key) ?? key;
  const key = renamed(line.key);
  const credits = line.credits === null ? null : renamed(line.credits);
  switch (line.type) {
    case "timer":
      return { ...line, key, credits };
    case "normal":
      return {
        ...line,
        key,
        credits,
        parent: line.parent === null ? null : renamed(line.parent),
      };
    case "mixer":
    case "commission":
    case "discount":
      return { ...line, key, credits, parent: renamed(line.parent) };
  }
}
