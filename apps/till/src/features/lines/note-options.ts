const separator = ", ";

/** Splits a note into its options. */
function optionsIn(note: string): readonly string[] {
  return note
    .split(",")
    .map((request) => request.trim())
    .filter((request) => request !== "");
}

export function hasOption(note: string, option: string): boolean {
  return optionsIn(note).includes(option);
}

/** A quick button adds its text to the note; pressing it again removes it. */
export function toggleOption(note: string, option: string): string {
  const requests = optionsIn(note);
  const changed = requests.includes(option)
    ? requests.filter((request) => request !== option)
    : [...requests, option];
  return changed.join(separator);
}
