import { oneOf, type FieldRule } from "./field-rule.ts";

type RecordWithId = { readonly id: number };

/** The field contains the id of one of the records. */
export function oneOfRecords(records: readonly RecordWithId[]): FieldRule {
  return oneOf(records.map(({ id }) => String(id)));
}

/** Returns the record whose id is in the field, if any. */
export function findChosenRecord<Chosen extends RecordWithId>(
  records: readonly Chosen[],
  text: string,
): Chosen | null {
  return records.find(({ id }) => String(id) === text.trim()) ?? null;
}
