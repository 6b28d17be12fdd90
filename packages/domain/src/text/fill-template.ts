type Named = string | number | boolean | readonly string[] | readonly number[] | undefined;

/** Replaces each `{name}` in a text; unknown placeholders stay. */
export function fillIn(sentence: string, about: Readonly<Record<string, Named>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(about[name] ?? placeholder),
  );
}
