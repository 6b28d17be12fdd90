import { useId, type ReactNode } from "react";

import { Button } from "./button.tsx";
import { FieldNotes, noteIds, type Notes } from "./field-notes.tsx";
import { DownIcon, UpIcon } from "./move-icons.tsx";
import styles from "./list-field.module.css";

export type ListRow = {
  readonly key: string;
  /** The row's name in its buttons' labels. */
  readonly name: string;
  readonly content: ReactNode;
};

type ListFieldTexts = {
  readonly remove: (name: string) => string;
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
};

type ListFieldProps = Notes & {
  readonly label: string;
  readonly texts: ListFieldTexts;
  readonly rows: readonly ListRow[];
  /** The controls that add a row. */
  readonly foot: ReactNode;
  /** Absent if no row can be removed. */
  readonly onRemove?: ((index: number) => void) | undefined;
  /** For ordered lists: moves a row before the one at `to`. */
  readonly onMove?: ((from: number, to: number) => void) | undefined;
};

/** A field with several entries, one below the other. */
export function ListField(props: ListFieldProps) {
  const { label, texts, rows, hint, problem, foot, onRemove, onMove } = props;
  const id = useId();
  return (
    <fieldset className={styles["list"]} aria-describedby={noteIds({ id, hint, problem })}>
      <legend className={styles["label"]}>{label}</legend>
      {rows.length > 0 && (
        <ol className={styles["rows"]}>
          {rows.map(({ key, name, content }, index) => (
            <li key={key} className={styles["row"]}>
              <div className={styles["content"]}>{content}</div>
              {onMove !== undefined && (
                <>
                  <Button
                    kind="quiet"
                    aria-label={texts.up(name)}
                    disabled={index === 0}
                    onClick={() => onMove(index, index - 1)}
                  >
                    <UpIcon />
                  </Button>
                  <Button
                    kind="quiet"
                    aria-label={texts.down(name)}
                    disabled={index === rows.length - 1}
                    onClick={() => onMove(index, index + 1)}
                  >
                    <DownIcon />
                  </Button>
                </>
              )}
              {onRemove !== undefined && (
                <Button
                  kind="quiet"
                  aria-label={texts.remove(name)}
                  onClick={() => onRemove(index)}
                >
                  ×
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <FieldNotes id={id} hint={hint} problem={problem} />
      {foot}
    </fieldset>
  );
}
