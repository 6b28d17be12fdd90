import { privilegeKinds, type PrivilegedGuest } from "@comanda/domain/bill/privilege";
import { nameMaximumLength } from "@comanda/domain/form/maximum-lengths";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { Choices } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";

import styles from "./privilege.module.css";

type HolderFieldsProps = {
  /** Counts from 1. */
  readonly count: number;
  readonly holder: PrivilegedGuest;
  readonly onChange: (holder: PrivilegedGuest) => void;
  /** Null for the only guest. */
  readonly onRemove: (() => void) | null;
};

/** One guest with the discount: which, and the name and number of the card. */
export function HolderFields({ count, holder, onChange, onRemove }: HolderFieldsProps) {
  const { privilege } = useAllMessages();
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
        maxLength={nameMaximumLength}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...holder, name: target.value })}
      />
      <TextField
        label={privilege.idNumber}
        value={holder.idNumber}
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
