import { passwordMaximumLength, usernameMaximumLength } from "@comanda/domain/form/maximum-lengths";
import { useRef, useState, type SubmitEvent } from "react";
import type { Failure } from "#api/failure.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FailureMessage } from "../failure/index.ts";
import styles from "./login-form.module.css";
import { signInWith } from "./sign-in.ts";

export function LoginForm({ because }: { readonly because: Failure | null }) {
  const messages = useAllMessages();
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState(because);
  const [isBusy, setIsBusy] = useState(false);
  const problemOf = (name: string) => failure?.fields.find(({ field }) => field === name)?.error;

  const logIn = async () => {
    setIsBusy(true);
    const refused = await signInWith({ username, password });
    setIsBusy(false);
    setFailure(refused);
    const retyped = username.trim() === "" ? "username" : "password";
    form.current?.querySelector<HTMLInputElement>(`[name=${retyped}]`)?.select();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) void logIn();
  };

  return (
    <form ref={form} className={styles["form"]} noValidate onSubmit={handleSubmit}>
      <TextField
        label={messages.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={usernameMaximumLength}
        value={username}
        problem={problemOf("username")}
        onChange={(event) => {
          setUsername(event.target.value);
          setFailure(null);
        }}
      />
      <TextField
        label={messages.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={passwordMaximumLength}
        value={password}
        problem={problemOf("password")}
        onChange={(event) => {
          setPassword(event.target.value);
          setFailure(null);
        }}
      />
      {failure !== null && <FailureMessage failure={failure} />}
      <Button kind="next" type="submit" isBusy={isBusy}>
        {messages.logIn}
      </Button>
    </form>
  );
}
