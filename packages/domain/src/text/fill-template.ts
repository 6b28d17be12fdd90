type PlaceholderValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly number[]
  | undefined;

/** Replaces each `{name}` in a text; unknown placeholders stay. */
export function fillTemplate(
  sentence: string,
  about: Readonly<Record<string, PlaceholderValue>>,
): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(about[name] ?? placeholder),
  );
}
