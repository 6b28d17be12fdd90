import { subRoles } from "@comanda/domain/staff/staff";
import { useId } from "react";

import { useMessages } from "#language/use-language.ts";
import { CheckField } from "#ui/check-field.tsx";

import styles from "./staff-form.module.css";

type SubRoleFieldsProps = {
  readonly chosen: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The sub-roles of a member of staff: order taker, other staff or both. */
export function SubRoleFields({ chosen, problem, onChange }: SubRoleFieldsProps) {
  const { floor } = useMessages();
  const id = useId();
  return (
    <fieldset
      className={styles["group"]}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      <legend className={styles["label"]}>{floor.permissions}</legend>
      <div className={styles["checks"]}>
        {subRoles.map((subRole) => (
          <CheckField
            key={subRole}
            label={floor.subRoles[subRole]}
            isChecked={chosen.includes(subRole)}
            onChange={(isChecked) => {
              const others = chosen.filter((one) => one !== subRole);
              onChange(isChecked ? [...others, subRole] : others);
            }}
          />
        ))}
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles["problem"]}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
