const between = ", ";

/** Splits a note into its options. */
function wishesIn(note: string): readonly string[] {
  return note
    .split(",")
    .map((wish) => wish.trim())
    .filter((wish) => wish !== "");
}

export function hasOption(note: string, option: string): boolean {
  return wishesIn(note).includes(option);
}

/** A quick button adds its text to the note; pressing it again removes it. */
export function toggleOption(note: string, option: string): string {
  const wishes = wishesIn(note);
  const changed = wishes.includes(option)
    ? wishes.filter((wish) => wish !== option)
    : [...wishes, option];
  return changed.join(between);
}
