import type { PadLimits } from "./pad-limits.ts";
import { addCharacter } from "./press-pad-key.ts";

/** Adds pasted or scanned text character by character, leaving out what does not fit. */
export function pasteIntoPad(text: string, typed: string, limits: PadLimits): string {
  return Array.from(typed).reduce(
    (before, character) => addCharacter(before, character, limits),
    text,
  );
}
