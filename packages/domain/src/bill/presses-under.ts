/** A press, and the line that it belongs to or takes back. */
type Press = {
  readonly key: string;
  readonly parent: string | null;
  readonly credits: string | null;
};

/**
 * These presses and all that belongs to them: what stands below them, below their answers and below the parts of their
 * sets, however deep, and what takes any of it back. A press comes after what it belongs to.
 */
export function withPressesUnder(
  keys: Iterable<string>,
  presses: readonly Press[],
): ReadonlySet<string> {
  const found = new Set(keys);
  for (const { key, parent, credits } of presses) {
    const line = credits ?? parent;
    if (line !== null && (found.has(line) || found.has(pressOfDerived(line)))) found.add(key);
  }
  return found;
}

/**
 * The press that added a line by itself. The parts of a set and the free pieces of a promotion are no presses: their
 * keys are that of their press and a number.
 */
export function pressOfDerived(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf(".")));
}
