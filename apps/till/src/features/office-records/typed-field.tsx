import { useState } from "react";

import { TextField } from "#ui/text-field.tsx";

import { isInvalidInput } from "./invalid-input.ts";

type TypedFieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly value: unknown;
  readonly placeholder?: string;
  /** Formats the value for the input. */
  readonly write: (value: unknown) => string;
  /** Parses the input, or returns what is wrong with it. */
  readonly read: (text: string) => unknown;
  readonly shape?: (text: string) => string;
  readonly onChange: (value: unknown) => void;
};

/** An input for a number, date or time. The text stays as typed until the field loses the focus. */
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
        if (!isInvalidInput(now)) setText(write(now));
      }}
    />
  );
}
