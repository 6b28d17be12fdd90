import { oneOf, type FieldRule } from "./field-rule.ts";

type Choice = { readonly id: number };

/** The field names one of the records by its number. */
export function oneRecordOf(records: readonly Choice[]): FieldRule {
  return oneOf(records.map(({ id }) => String(id)));
}

/** The record that the field names, if there is one. */
export function chosenRecord<Chosen extends Choice>(
  records: readonly Chosen[],
  text: string,
): Chosen | null {
  return records.find(({ id }) => String(id) === text.trim()) ?? null;
}
