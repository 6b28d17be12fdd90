import type { FormEvent, ReactNode } from "react";

import { Button } from "./button.tsx";
import styles from "./form-screen.module.css";
import { Screen } from "./screen.tsx";
import { useEscape } from "./use-escape.ts";

type FormScreenProps = {
  readonly title: string;
  readonly texts: { readonly cancel: string; readonly submit: string };
  readonly isBusy?: boolean;
  /** Whether the next step takes something away, such as a bill that is voided. */
  readonly takesAway?: boolean;
  /** The pad that types into the fields; without one, the fields have all the room. */
  readonly keys?: ReactNode;
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
};

/** Fields, a pad beside them, and two buttons: Enter is the next step, Escape goes back. */
export function FormScreen(props: FormScreenProps) {
  const { title, texts, isBusy = false, takesAway = false, keys, onSubmit, onCancel } = props;
  useEscape(onCancel);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Screen title={title}>
      <form
        // What is wrong is said in the language of the till, beside the field.
        noValidate
        className={`${styles["form"]} ${keys === undefined ? styles["wide"] : ""}`}
        onSubmit={handleSubmit}
      >
        <div className={styles["fields"]}>{props.children}</div>
        {keys !== undefined && <div className={styles["keys"]}>{keys}</div>}
        <div className={styles["buttons"]}>
          <Button kind="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button kind={takesAway ? "takes-away" : "next"} type="submit" isBusy={isBusy}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Screen>
  );
}
