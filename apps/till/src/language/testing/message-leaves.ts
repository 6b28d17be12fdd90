export type MessageLeaf = string | ((...values: readonly unknown[]) => unknown);

/** Every message by its path, such as `order.connection.live`. */
export function collectMessageLeaves(
  tree: object,
  at: readonly string[] = [],
): ReadonlyMap<string, MessageLeaf> {
  const leaves = new Map<string, MessageLeaf>();
  for (const [name, value] of Object.entries(tree)) {
    const path = [...at, name];
    if (isMessageLeaf(value)) leaves.set(path.join("."), value);
    else for (const [key, leaf] of collectMessageLeaves(value, path)) leaves.set(key, leaf);
  }
  return leaves;
}

/** The text of a message, with a marker in place of each argument. Failure sentences contain placeholders already. */
export function renderMessage(leaf: MessageLeaf): string {
  return typeof leaf === "string" ? leaf : String(leaf(...sampleArguments));
}

/** Enough for the message with the most arguments. They are numbers so that messages can calculate with them. */
export const sampleArguments: readonly number[] = [7001, 7002, 7003, 7004];

function isMessageLeaf(value: unknown): value is MessageLeaf {
  return typeof value === "string" || typeof value === "function";
}
