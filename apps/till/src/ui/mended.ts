type Problems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** What is said beside fields, less what is being typed anew. */
export function mended<Field extends string>(
  problems: Problems<Field>,
  field: Field,
): Problems<Field> {
  const rest: Partial<Record<Field, string>> = { ...problems };
  delete rest[field];
  return rest;
}
