import { useEffect, useRef } from "react";

import type { CellColumn } from "./cell-grid-props.ts";
import styles from "./cell-grid.module.css";
import type { CellEditing } from "./use-cell-editing.ts";

type CellFieldProps = {
  readonly column: CellColumn;
  readonly label: string;
  readonly listId: string;
  readonly text: string;
  readonly isWrong: boolean;
  readonly describedBy: string;
  /** Null until the cell is edited; typing then replaces its text. */
  readonly how: CellEditing["how"] | null;
  readonly onText: (text: string) => void;
  readonly onChoose: (text: string) => void;
};

/** The field of the active cell. It is invisible until the cell is edited, so that typing, also by an input method, begins in it. */
export function CellField(props: CellFieldProps) {
  const { column, label, listId, text, how } = props;
  const { options } = column;
  const same = {
    "aria-label": label,
    "aria-invalid": props.isWrong || undefined,
    "aria-describedby": props.describedBy,
    "data-cell-field": "",
    // Enter saves nothing yet, and leads to the next cell for the next code.
    "data-scans": "taken",
    className: styles["field"],
    "data-number": column.isNumber,
  };
  if (how === "tapped" && options !== undefined) return <OptionField {...props} same={same} />;
  return (
    <>
      <input
        // Another field, because a keyboard on the screen appears only for a field that gets the focus.
        key={how === "tapped" || how === "in-place" ? how : "ready"}
        {...same}
        data-editing={how !== null}
        data-caret={how === "in-place" ? "end" : undefined}
        inputMode={inputModeOf(how, column)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        list={how !== null && options !== undefined ? listId : undefined}
        value={text}
        onChange={({ target }) => props.onText(target.value)}
      />
      {how !== null && options !== undefined && (
        <datalist id={listId}>
          {options.filter(isNamed).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

function inputModeOf(how: CellFieldProps["how"], { isNumber }: CellColumn) {
  if (how === null) return "none";
  return isNumber === true ? "decimal" : "text";
}

/** Stands for no choice. */
const nothing = "–";

/** The device's own list of options. */
function OptionField(props: CellFieldProps & { readonly same: object }) {
  const { column, text, same } = props;
  const { options = [] } = column;
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    try {
      select.current?.showPicker();
    } catch (error) {
      // Where a browser opens it only by a press of its own, the next tap does.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    }
  }, []);
  return (
    <select
      ref={select}
      {...same}
      data-editing
      value={options.includes(text) ? text : ""}
      onChange={({ target }) => props.onChoose(target.value)}
    >
      {!options.includes(text) && <option value="">{nothing}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {option === "" ? nothing : option}
        </option>
      ))}
    </select>
  );
}

function isNamed(option: string): boolean {
  return option !== "";
}
