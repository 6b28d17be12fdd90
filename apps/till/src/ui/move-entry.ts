/** The list with one entry moved; beyond an end it goes to that end. */
export function moveEntry<Entry>(
  list: readonly Entry[],
  from: number,
  to: number,
): readonly Entry[] {
  const others = list.toSpliced(from, 1);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), ...list.slice(from, from + 1), ...others.slice(place)];
}
