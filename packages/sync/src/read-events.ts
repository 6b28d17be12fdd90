import { parseJsonOrNull } from "./parse-json-or-null.ts";

/** One server-sent event: its name, if it has one, and its data as JSON. */
export type ReadEvent = { readonly name: string | null; readonly data: unknown };

/**
 * Parses server-sent events from text that arrives in arbitrary pieces; an incomplete event waits for the next piece.
 */
export function createEventReader(): (piece: string) => readonly ReadEvent[] {
  let rest = "";
  return (piece) => {
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap(readEvent);
  };
}

/** A block without data is a comment that shows that the stream is alive. */
function readEvent(block: string): readonly ReadEvent[] {
  const data = fieldOf(block, "data");
  return data === null ? [] : [{ name: fieldOf(block, "event"), data: parseJsonOrNull(data) }];
}

function fieldOf(block: string, name: string): string | null {
  const line = block.split("\n").find((one) => one.startsWith(`${name}: `));
  return line === undefined ? null : line.slice(name.length + 2);
}
