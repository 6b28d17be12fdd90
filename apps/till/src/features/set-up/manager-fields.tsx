import { passwordMaximumLength, usernameMaximumLength } from "@comanda/domain/form/maximum-lengths";

import { useSetUpMessages } from "#language/set-up-messages.ts";
import { TextField } from "#ui/text-field.tsx";

import styles from "./set-up-screen.module.css";
import type { FieldsProps } from "./venue-fields.tsx";

/** The first manager, who has all permissions and adds the other users. */
export function ManagerFields({ form, problems, onChange }: FieldsProps) {
  const { fields, you, youHint } = useSetUpMessages();
  return (
    <fieldset className={styles["group"]}>
      <legend className={styles["legend"]}>{you}</legend>
      <p className={styles["hint"]}>{youHint}</p>
      <TextField
        label={fields.firstName}
        autoComplete="given-name"
        value={form.firstName}
        problem={problems.firstName}
        onChange={(event) => onChange({ firstName: event.target.value })}
      />
      <TextField
        label={fields.lastName}
        autoComplete="family-name"
        value={form.lastName}
        problem={problems.lastName}
        onChange={(event) => onChange({ lastName: event.target.value })}
      />
      <TextField
        label={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={usernameMaximumLength}
        value={form.username}
        problem={problems.username}
        onChange={(event) => onChange({ username: event.target.value })}
      />
      <TextField
        label={fields.password}
        type="password"
        autoComplete="new-password"
        maxLength={passwordMaximumLength}
        value={form.password}
        problem={problems.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      <TextField
        label={fields.passwordAgain}
        type="password"
        autoComplete="new-password"
        maxLength={passwordMaximumLength}
        value={form.passwordAgain}
        problem={problems.passwordAgain}
        onChange={(event) => onChange({ passwordAgain: event.target.value })}
      />
    </fieldset>
  );
}
