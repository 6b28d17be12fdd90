const separator = ", ";

/** Splits a note into its options. */
function optionsIn(note: string): readonly string[] {
  return note
    .split(",")
    .map((wish) => wish.trim())
    .filter((wish) => wish !== "");
}

export function hasOption(note: string, option: string): boolean {
  return optionsIn(note).includes(option);
}

/** A quick button adds its text to the note; pressing it again removes it. */
export function toggleOption(note: string, option: string): string {
  const wishes = optionsIn(note);
  const changed = wishes.includes(option)
    ? wishes.filter((wish) => wish !== option)
    : [...wishes, option];
  return changed.join(separator);
}
