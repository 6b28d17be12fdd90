export type Leaf = string | ((...values: readonly unknown[]) => unknown);

/** Every message by where it stands, such as `order.connection.live`. */
export function messageLeaves(tree: object, at: readonly string[] = []): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  for (const [name, value] of Object.entries(tree)) {
    const path = [...at, name];
    if (isLeaf(value)) leaves.set(path.join("."), value);
    else for (const [key, leaf] of messageLeaves(value, path)) leaves.set(key, leaf);
  }
  return leaves;
}

/** What a message says with a mark for each of what it is told; a sentence of a failure has its own marks. */
export function spokenText(leaf: Leaf): string {
  return typeof leaf === "string" ? leaf : String(leaf(...marks));
}

/** Enough for the longest message. They are numbers, so that those can reckon with them which are told numbers. */
export const marks: readonly number[] = [7001, 7002, 7003, 7004];

function isLeaf(value: unknown): value is Leaf {
  return typeof value === "string" || typeof value === "function";
}
