import styles from "./text-field.module.css";

export type Notes = {
  /** What the field is for, if its label does not say it. */
  readonly hint?: string | undefined;
  /** What is wrong with the input, if anything. */
  readonly problem?: string | undefined;
};

type FieldNotesProps = Notes & { readonly id: string };

/** The hint and the problem below a field. */
export function FieldNotes({ id, hint, problem }: FieldNotesProps) {
  return (
    <>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles["problem"]}>
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </p>
      )}
    </>
  );
}

/** For `aria-describedby`. */
export function noteIds({ id, hint, problem }: FieldNotesProps): string | undefined {
  const said = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean);
  return said.length === 0 ? undefined : said.join(" ");
}
