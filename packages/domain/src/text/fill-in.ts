type Named = string | number | boolean | readonly string[] | readonly number[] | undefined;

/** A sentence with what it names in place of each `{name}`; what nobody knows stays as it stands. */
export function fillIn(sentence: string, about: Readonly<Record<string, Named>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(about[name] ?? placeholder),
  );
}
