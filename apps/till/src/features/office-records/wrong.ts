/** What was typed and is no number, no date: it stays to be corrected, and is never sent. */
export type Wrong = { readonly wrong: string };

export function wrong(text: string): Wrong {
  return { wrong: text };
}

/** Whether something in a value, or in the entries of a list, cannot be sent. */
export function isWrong(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return "wrong" in value || Object.values(value).some(isWrong);
}
