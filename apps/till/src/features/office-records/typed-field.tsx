import { useState } from "react";

import { TextField } from "#ui/text-field.tsx";

import { isWrong } from "./wrong.ts";

type TypedFieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly value: unknown;
  readonly placeholder?: string;
  /** How the value is written. */
  readonly write: (value: unknown) => string;
  /** What was typed, or what is wrong with it. */
  readonly read: (text: string) => unknown;
  readonly shape?: (text: string) => string;
  readonly onChange: (value: unknown) => void;
};

/** A number, a date or a time as people type it: what is typed stays as it is until the field is left. */
export function TypedField(props: TypedFieldProps) {
  const { value, write, read, shape, onChange, ...rest } = props;
  const [text, setText] = useState(() => write(value));
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const typed = shape?.(event.target.value) ?? event.target.value;
        setText(typed);
        onChange(read(typed));
      }}
      onBlur={() => {
        const now = read(text);
        if (!isWrong(now)) setText(write(now));
      }}
    />
  );
}
