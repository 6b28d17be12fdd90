/** More would fill two rows of the narrowest order. */
export const offeredReasons = 4;

/**
 * The reasons to offer: what this venue gives most often first, then what most venues need. Those that differ only in
 * case are one.
 */
export function usualReasons(
  given: readonly string[],
  common: readonly string[],
): readonly string[] {
  const groups = Map.groupBy([...given, ...common], (reason) => reason.toLowerCase());
  return [...groups.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => first ?? [])
    .slice(0, offeredReasons);
}
