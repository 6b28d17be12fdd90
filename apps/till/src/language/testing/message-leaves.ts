export type Leaf = string | ((...values: readonly unknown[]) => unknown);

/** Every message by its path, such as `order.connection.live`. */
export function messageLeaves(tree: object, at: readonly string[] = []): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  for (const [name, value] of Object.entries(tree)) {
    const path = [...at, name];
    if (isLeaf(value)) leaves.set(path.join("."), value);
    else for (const [key, leaf] of messageLeaves(value, path)) leaves.set(key, leaf);
  }
  return leaves;
}

/** The text of a message, with a marker in place of each argument. Failure sentences contain placeholders already. */
export function spokenText(leaf: Leaf): string {
  return typeof leaf === "string" ? leaf : String(leaf(...marks));
}

/** Enough for the message with the most arguments. They are numbers so that messages can calculate with them. */
export const marks: readonly number[] = [7001, 7002, 7003, 7004];

function isLeaf(value: unknown): value is Leaf {
  return typeof value === "string" || typeof value === "function";
}
