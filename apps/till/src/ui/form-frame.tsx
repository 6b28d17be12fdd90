import { useEffect, useRef, type FormEvent, type ReactNode } from "react";

import { Button } from "./button.tsx";
import styles from "./form-frame.module.css";
import { Screen } from "./screen.tsx";
import { leave, useUnsaved } from "./unsaved.tsx";
import { useEscape } from "./use-escape.ts";
import { useFocusInvalid } from "./use-focus-invalid.ts";

type FormTexts = {
  readonly save: string;
  readonly saveAndAdd: string;
  readonly cancel: string;
};

type FormFrameProps = {
  readonly title: string;
  readonly texts: FormTexts;
  /** Whether the form differs from the saved record. */
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  /** How often saving was refused: each time, the first invalid field gets the focus. */
  readonly refusals: number;
  /** Shown above the form, such as a `ConflictNotice`. */
  readonly notice?: ReactNode;
  /** Other actions with the record, beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Whether the first field gets the focus, because this form follows one that was saved. */
  readonly isNext?: boolean;
  readonly onSave: () => void;
  /** For a new record, of which there are often more. */
  readonly onSaveAndAdd?: (() => void) | undefined;
  readonly onCancel: () => void;
};

/** The form of a record, in sections. Enter saves, Escape leaves and asks about unsaved changes. */
export function FormFrame(props: FormFrameProps) {
  const { title, texts, isChanged, isBusy, refusals, onSave, onSaveAndAdd, onCancel } = props;
  const { isNext = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const handleCancel = () => leave(onCancel);
  useUnsaved(isChanged, isBusy);
  useEscape(handleCancel);
  useFocusInvalid(form, refusals);
  useEffect(() => {
    const first = form.current?.querySelector("input, select, textarea");
    if (isNext && first instanceof HTMLElement) first.focus();
  }, [isNext]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSave();
  };
  return (
    <Screen title={title} aside={props.aside}>
      {/* Problems are shown in the till's language, beside the field. */}
      <form
        ref={form}
        noValidate
        data-scans="typed"
        className={styles["form"]}
        onSubmit={handleSubmit}
      >
        {props.notice}
        {props.children}
        <div className={styles["buttons"]}>
          <Button kind="plain" onClick={handleCancel}>
            {texts.cancel}
          </Button>
          {onSaveAndAdd !== undefined && (
            <Button kind="plain" disabled={isBusy} onClick={onSaveAndAdd}>
              {texts.saveAndAdd}
            </Button>
          )}
          <Button kind="next" type="submit" isBusy={isBusy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Screen>
  );
}

type FormSectionProps = {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
};

/** Related fields, side by side if there is room. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <fieldset className={styles["section"]}>
      <legend className={styles["title"]}>{title}</legend>
      {hint !== undefined && <p className={styles["hint"]}>{hint}</p>}
      <div className={styles["fields"]}>{children}</div>
    </fieldset>
  );
}

type ConflictNoticeProps = {
  readonly title: string;
  readonly text: string;
  readonly texts: { readonly takeTheirs: string; readonly keepMine: string };
  /** The versions beside each other. */
  readonly children?: ReactNode;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
};

/** Shown if another user saved the record while it was edited here. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { title, text, texts, onTakeTheirs, onKeepMine } = props;
  return (
    <div role="alert" className={styles["conflict"]}>
      <p className={styles["title"]}>{title}</p>
      <p>{text}</p>
      {props.children}
      <div className={styles["ways"]}>
        <Button kind="plain" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button kind="plain" onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
      </div>
    </div>
  );
}
