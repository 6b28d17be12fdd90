import {
  nameMaximumLength,
  passwordMaximumLength,
  usernameMaximumLength,
} from "@comanda/domain/form/maximum-lengths";
import type { StaffFormValues } from "@comanda/domain/form/staff-form";
import { staffIdMaximumLength } from "@comanda/domain/staff/staff-id";
import { defaultGroup, type UserGroup } from "@comanda/domain/staff/user-group";
import { useRef, useState, type FormEvent, useId } from "react";
import { subRoles } from "@comanda/domain/staff/staff";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { CheckField } from "#ui/check-field.tsx";
import { Choices } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";
import { leave, useUnsaved } from "#ui/unsaved.tsx";
import { useEscape } from "#ui/use-escape.ts";
import { useFocusInvalid } from "#ui/use-focus-invalid.ts";

import { staffFormLabels, type StaffFormProblems } from "./staff-form-problems.ts";
import styles from "./staff-form.module.css";

type StaffFormProps = {
  /** Those that are offered. */
  readonly groups: readonly UserGroup[];
  readonly problems: StaffFormProblems;
  readonly isBusy: boolean;
  readonly onSubmit: (values: StaffFormValues) => void;
  readonly onCancel: () => void;
};

export function StaffForm({ groups, problems, isBusy, onSubmit, onCancel }: StaffFormProps) {
  const messages = useAllMessages();
  const labels = staffFormLabels(messages);
  const [values, setValues] = useState(() => emptyForm(groups));
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, problems);
  const change = (changed: Partial<StaffFormValues>) =>
    setValues((before) => ({ ...before, ...changed }));
  const { username, password, firstName, lastName, staffId } = values;
  useUnsaved([username, password, firstName, lastName, staffId].some(Boolean), isBusy);
  useEscape(() => leave(onCancel));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(values);
  };
  return (
    <form ref={form} className={styles["form"]} noValidate onSubmit={handleSubmit}>
      <NameFields values={values} problems={problems} onChange={change} />
      <Choices
        label={labels.userGroup}
        isLabelShown
        value={values.userGroup}
        options={groups.map(({ id, name }) => ({ value: String(id), name }))}
        problem={problems.userGroup}
        onChange={(userGroup) => change({ userGroup })}
      />
      <SubRoleFields
        chosen={values.permissions}
        problem={problems.permissions}
        onChange={(permissions) => change({ permissions })}
      />
      <div className={styles["buttons"]}>
        <Button kind="plain" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button kind="next" type="submit" isBusy={isBusy}>
          {messages.floor.addStaff}
        </Button>
      </div>
    </form>
  );
}

type NameFieldsProps = {
  readonly values: StaffFormValues;
  readonly problems: StaffFormProblems;
  readonly onChange: (changed: Partial<StaffFormValues>) => void;
};

function NameFields({ values, problems, onChange }: NameFieldsProps) {
  const labels = staffFormLabels(useAllMessages());
  const text = (name: TextName) => (
    <TextField
      label={labels[name]}
      name={name}
      autoComplete={name === "password" ? "new-password" : "off"}
      type={name === "password" ? "password" : "text"}
      maxLength={maximumLengths[name]}
      value={values[name]}
      problem={problems[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <div className={styles["fields"]}>
      {text("username")}
      {text("password")}
      {text("firstName")}
      {text("lastName")}
      {text("staffId")}
      <CheckField
        label={labels.mayLogIn}
        isChecked={values.mayLogIn}
        onChange={(mayLogIn) => onChange({ mayLogIn })}
      />
    </div>
  );
}

const maximumLengths = {
  username: usernameMaximumLength,
  password: passwordMaximumLength,
  staffId: staffIdMaximumLength,
  firstName: nameMaximumLength,
  lastName: nameMaximumLength,
};
type TextName = keyof typeof maximumLengths;

function emptyForm(groups: readonly UserGroup[]): StaffFormValues {
  const group = defaultGroup(groups);
  return {
    username: "",
    password: "",
    staffId: "",
    userGroup: group === null ? "" : String(group.id),
    firstName: "",
    lastName: "",
    mayLogIn: false,
    permissions: [],
  };
}

type SubRoleFieldsProps = {
  readonly chosen: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The sub-roles of a member of staff: order taker, other staff or both. */
function SubRoleFields({ chosen, problem, onChange }: SubRoleFieldsProps) {
  const { floor } = useAllMessages();
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
