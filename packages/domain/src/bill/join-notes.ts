/** Two notes as one text; what both say is said once. */
export function joinNotes(one: string, other: string): string {
  return [...new Set([one, other].filter((note) => note !== ""))].join(", ");
}
