/** How often each name occurs. */
export type Counts<Name> = ReadonlyMap<Name, number>;

export function countNames<Name>(names: readonly Name[]): Counts<Name> {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
