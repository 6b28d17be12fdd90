type Branch = { readonly id: number; readonly parentId: number | null };

/** Finds the branches that are their own ancestor. */
export function findCyclicBranches(branches: readonly Branch[]): ReadonlySet<number> {
  const parentOf = new Map(branches.map(({ id, parentId }) => [id, parentId]));
  const isInCircle = (start: number): boolean => {
    const seen = new Set<number>();
    for (let at = parentOf.get(start) ?? null; at !== null; at = parentOf.get(at) ?? null) {
      if (at === start) return true;
      // A cycle further up that does not contain the start.
      if (seen.has(at)) return false;
      seen.add(at);
    }
    return false;
  };
  return new Set(branches.flatMap(({ id }) => (isInCircle(id) ? [id] : [])));
}
