import { useRef, useState, type FormEvent, type ReactNode } from "react";

import { Button } from "./button.tsx";
import styles from "./form-screen.module.css";
import { Screen } from "./screen.tsx";
import { useWayOut } from "./use-way-out.ts";
import { useFocusInvalid } from "./use-focus-invalid.ts";

type FormScreenProps = {
  readonly title: string;
  readonly texts: { readonly cancel: string; readonly submit: string };
  readonly isBusy?: boolean;
  /** Whether something was typed that Cancel would drop; on a sheet, a touch beside it then keeps it open. */
  readonly isTyped?: boolean;
  /** Whether the main action is destructive, such as voiding a bill. */
  readonly takesAway?: boolean;
  /** The on-screen pad for the fields; without one, the fields fill the screen. */
  readonly keys?: ReactNode;
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
};

/**
 * A form with an optional pad and two buttons: Enter triggers the main action, Escape goes back. If a field is refused, at
 * once or by the server, the first one gets the focus: its message may be out of sight.
 */
export function FormScreen(props: FormScreenProps) {
  const { title, texts, isBusy = false, takesAway = false, keys, onSubmit, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  useWayOut(onCancel, props.isTyped);
  const [submits, setSubmits] = useState(0);
  useFocusInvalid(form, isBusy ? null : submits);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setSubmits((count) => count + 1);
    onSubmit();
  };
  return (
    <Screen title={title}>
      <form
        ref={form}
        // Problems are shown in the till's language, beside the field.
        noValidate
        className={`${styles["form"]} ${keys === undefined ? styles["wide"] : ""}`}
        onSubmit={handleSubmit}
      >
        <div className={styles["fields"]}>{props.children}</div>
        {keys !== undefined && (
          <div className={styles["keys"]} data-foot="high">
            {keys}
          </div>
        )}
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
