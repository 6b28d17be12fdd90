import { privilegeKinds, type PrivilegedGuest } from "@comanda/domain/bill/privilege";
import { nameMaximumLength } from "@comanda/domain/form/maximum-lengths";

import { useAllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { Button } from "#ui/button.tsx";
import { Choices } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";

import styles from "./privilege.module.css";

type HolderFieldsProps = {
  /** Counts from 1. */
  readonly count: number;
  readonly holder: PrivilegedGuest;
  /** Whether empty fields are marked: something was missing when the discount was to be given. */
  readonly isMarked: boolean;
  readonly onChange: (holder: PrivilegedGuest) => void;
  /** Null for the only guest. */
  readonly onRemove: (() => void) | null;
};

/** One guest with the discount: which, and the name and number of the card. */
export function HolderFields(props: HolderFieldsProps) {
  const { count, holder, isMarked, onChange, onRemove } = props;
  const messages = useAllMessages();
  const { privilege } = messages;
  const problemOf = (text: string, label: string) =>
    isMarked && text.trim() === ""
      ? fieldProblemText({ code: "required" }, label, messages)
      : undefined;
  return (
    <fieldset className={styles["holder"]}>
      <legend className={styles["legend"]}>{privilege.guest(count)}</legend>
      <Choices
        label={privilege.guest(count)}
        value={holder.kind}
        options={privilegeKinds.map((value) => ({ value, name: privilege.kinds[value] }))}
        onChange={(kind) => onChange({ ...holder, kind })}
      />
      <TextField
        label={privilege.name}
        value={holder.name}
        problem={problemOf(holder.name, privilege.name)}
        maxLength={nameMaximumLength}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...holder, name: target.value })}
      />
      <TextField
        label={privilege.idNumber}
        value={holder.idNumber}
        problem={problemOf(holder.idNumber, privilege.idNumber)}
        maxLength={nameMaximumLength}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...holder, idNumber: target.value })}
      />
      {onRemove !== null && (
        <Button kind="plain" onClick={onRemove}>
          {privilege.removeGuest(count)}
        </Button>
      )}
    </fieldset>
  );
}
