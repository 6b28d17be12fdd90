import type { Row } from "#journal/changes.ts";

type FieldValue = Row[string] | undefined;
type FaultSubject = {
  readonly table: string;
  readonly id: number;
  /** The label by which a user finds it, such as the number of a bill. */
  readonly known: string;
};

/** A difference between the stored data and the journal. */
export type PastFault =
  | (FaultSubject & {
      readonly kind: "differs";
      readonly field: string;
      readonly journalled: FieldValue;
      readonly kept: FieldValue;
    })
  | (FaultSubject & { readonly kind: "missing" })
  | (FaultSubject & { readonly kind: "unjournalled" })
  | (FaultSubject & { readonly kind: "gone-once" })
  | {
      readonly kind: "unjournalled-count";
      readonly table: string;
      readonly journalled: number;
      readonly kept: number;
    }
  | (FaultSubject & {
      readonly kind: "contradicts";
      /** The journal row that contradicts those before it. */
      readonly sequence: number;
      readonly what: string;
    })
  | { readonly kind: "unknown-table"; readonly table: string }
  | {
      readonly kind: "head-differs";
      /** Where the journal head was recorded. */
      readonly where: string;
      readonly sequence: number;
      readonly recorded: string;
      /** Null if the journal ends before it. */
      readonly kept: string | null;
    }
  /** The former hashes of a rewritten journal do not match those that its rewrite recorded. */
  | { readonly kind: "former-hashes-differ"; readonly sequence: number }
  /** The table has a rewrite that no upgrade made. */
  | { readonly kind: "rewrite-unknown"; readonly from: number; readonly to: number }
  | { readonly kind: "former-hash-unknown"; readonly sequence: number }
  | { readonly kind: "pdf-differs"; readonly report: string }
  | { readonly kind: "pdf-missing"; readonly report: string }
  | { readonly kind: "picture-differs"; readonly article: string }
  | { readonly kind: "picture-missing"; readonly article: string }
  | { readonly kind: "logo-differs"; readonly hash: string }
  | { readonly kind: "logo-missing"; readonly hash: string };

/** One line for the user. */
export function describeFault(fault: PastFault): string {
  switch (fault.kind) {
    case "differs":
      return `${subjectOf(fault)}: ${fault.field} is ${excerptAtDifference(fault.kept, fault.journalled)}, and the journal says ${excerptAtDifference(fault.journalled, fault.kept)}.`;
    case "missing":
      return `${subjectOf(fault)} is missing, and the journal says that it is there.`;
    case "unjournalled":
      return `${subjectOf(fault)} is there, and the journal does not tell of it.`;
    case "gone-once":
      return `${subjectOf(fault)} is there, and the journal says that it was deleted.`;
    case "unjournalled-count":
      return `${fault.table}: ${fault.kept} rows are from before the journal, and it says that there were ${fault.journalled}.`;
    case "contradicts":
      return `${subjectOf(fault)}: row ${fault.sequence} of the journal contradicts the rows before it: ${fault.what}.`;
    case "unknown-table":
      return `The journal tells of a table ${fault.table}, which this release does not have.`;
    case "head-differs":
      return fault.kept === null
        ? `${fault.where} says that the journal had a row ${fault.sequence}, and it ends before that.`
        : `${fault.where} says that row ${fault.sequence} of the journal begins with ${fault.recorded}, and it begins with ${fault.kept}.`;
    case "former-hashes-differ":
      return `The journal was rewritten from row ${fault.sequence} on to seal what it says about guests, and the former hashes of its rows were changed since.`;
    case "rewrite-unknown":
      return `Rows ${fault.from} to ${fault.to} of the journal are said to be rewritten by an upgrade, and the journal does not tell of one.`;
    case "former-hash-unknown":
      return `Row ${fault.sequence} of the journal has a former hash, and no upgrade rewrote it.`;
    case "pdf-differs":
      return `The PDF of ${fault.report} is not the one that was filed.`;
    case "pdf-missing":
      return `The PDF of ${fault.report} is missing.`;
    case "picture-differs":
      return `The picture of ${fault.article} is not the one that the office saved.`;
    case "picture-missing":
      return `The picture of ${fault.article} is missing.`;
    case "logo-differs":
      return `The logo ${fault.hash} is not the one that the office saved.`;
    case "logo-missing":
      return `The logo ${fault.hash} of the location is missing.`;
  }
}

function subjectOf({ table, id, known }: FaultSubject): string {
  return known === "" ? `${table} ${id}` : `${table} ${id} (${known})`;
}

/** Lists and documents are long, so the text starts shortly before the difference. */
const maxLength = 200;
const leadingLength = 40;

function excerptAtDifference(value: FieldValue, other: FieldValue): string {
  const [text, beside] = [serializeValue(value), serializeValue(other)];
  if (text.length <= maxLength) return text;
  let same = 0;
  while (same < text.length && text[same] === beside[same]) same += 1;
  const from = Math.max(0, same - leadingLength);
  const shown = text.slice(from, from + maxLength);
  return `${from > 0 ? "…" : ""}${shown}${from + maxLength < text.length ? "…" : ""}`;
}

function serializeValue(value: FieldValue): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}
