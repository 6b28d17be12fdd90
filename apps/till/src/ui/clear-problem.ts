type Problems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** The problems without that of the field being edited. */
export function clearProblem<Field extends string>(
  problems: Problems<Field>,
  field: Field,
): Problems<Field> {
  const rest: Partial<Record<Field, string>> = { ...problems };
  delete rest[field];
  return rest;
}
