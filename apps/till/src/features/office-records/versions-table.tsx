import { labelOf } from "./field-input.tsx";
import type { Field } from "./field.ts";
import styles from "./record-form.module.css";
import { isEqual, type Fields } from "./office-record.ts";
import { valueText, type RecordContext } from "./value-text.ts";

type VersionsTableProps = {
  readonly fields: readonly Field[];
  /** The record as both users loaded it; `theirs` and `mine` are what each made of it. */
  readonly base: Fields;
  readonly theirs: Fields;
  readonly mine: Fields;
  readonly look: RecordContext;
};

/** The fields that either user changed, side by side. */
export function VersionsTable({ fields, base, theirs, mine, look: context }: VersionsTableProps) {
  const { records } = context.office;
  const differing = fields.filter(
    ({ key }) => !isEqual(theirs[key], base[key]) || !isEqual(mine[key], base[key]),
  );
  return (
    <table className={styles["versions"]}>
      <thead>
        <tr>
          <th scope="col">{records.field}</th>
          <th scope="col">{records.theirs}</th>
          <th scope="col">{records.yours}</th>
        </tr>
      </thead>
      <tbody>
        {differing.map((field) => (
          <tr key={field.key}>
            <th scope="row">{labelOf(field, theirs, context)}</th>
            <td>
              {isEqual(theirs[field.key], base[field.key])
                ? "–"
                : valueText(field, theirs, context)}
            </td>
            <td>
              {isEqual(mine[field.key], base[field.key]) ? "–" : valueText(field, mine, context)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
