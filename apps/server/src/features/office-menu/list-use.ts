/** How a record uses the articles or categories that it lists in a table of their own: without keeping them in use. */
export function listUse(
  column: "article" | "category",
  kind: string,
  table: string,
  through: string,
) {
  const of = { table: through, owner: table };
  return { kind, table, column, name: "name", through: of, isHolding: false };
}
