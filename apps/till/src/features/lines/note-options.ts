const between = ", ";

/** The wishes that a note says, one by one. */
function wishesIn(note: string): readonly string[] {
  return note
    .split(",")
    .map((wish) => wish.trim())
    .filter((wish) => wish !== "");
}

export function hasOption(note: string, option: string): boolean {
  return wishesIn(note).includes(option);
}

/** A press on a quick button adds its words to the note; another press takes them off again. */
export function toggleOption(note: string, option: string): string {
  const wishes = wishesIn(note);
  const changed = wishes.includes(option)
    ? wishes.filter((wish) => wish !== option)
    : [...wishes, option];
  return changed.join(between);
}
