import { refuse, type Refusal } from "../refusal.ts";
import { checkForm } from "./check-form.ts";
import { atMost, required, type FormRules } from "./field-rule.ts";
import { usernameMaximumLength, passwordMaximumLength } from "./maximum-lengths.ts";

export type LoginFormValues = { readonly username: string; readonly password: string };

export const loginFormRules: FormRules<keyof LoginFormValues> = {
  username: [required, atMost(usernameMaximumLength)],
  password: [required, atMost(passwordMaximumLength)],
};

/** A login needs a username and a password; spaces around the password are part of it. */
export function parseLoginForm(values: LoginFormValues): LoginFormValues | Refusal {
  if (checkForm(loginFormRules, values).length > 0) return refuse("credentials-missing");
  return { username: values.username.trim(), password: values.password };
}
