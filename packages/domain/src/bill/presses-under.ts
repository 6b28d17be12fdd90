/** A press, and the line that it belongs to. */
type Press = { readonly key: string; readonly parent: string | null };

/**
 * These presses and all that belongs to them: what stands below them, below their answers and below the parts of their
 * sets, however deep. A press comes after what it belongs to.
 */
export function withPressesUnder(
  keys: Iterable<string>,
  presses: readonly Press[],
): ReadonlySet<string> {
  const found = new Set(keys);
  for (const { key, parent } of presses) {
    if (parent !== null && (found.has(parent) || found.has(setOfPart(parent)))) found.add(key);
  }
  return found;
}

/** The set that a part was chosen for. Parts are no presses: their keys are that of their set and a number. */
export function setOfPart(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf(".")));
}
