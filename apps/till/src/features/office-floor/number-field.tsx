import { useState } from "react";

import { TextField } from "#ui/text-field.tsx";

type NumberFieldProps = {
  readonly label: string;
  readonly value: number | null;
  /** Whether it may be empty. */
  readonly isOptional: boolean;
  readonly problem: string | undefined;
  readonly onChange: (value: number | null) => void;
};

/** A whole number; what is typed stays as it is, also if it is none. */
export function NumberField({ label, value, isOptional, problem, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState("");
  const read = (text: string) => readNumber(text, isOptional);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={Object.is(read(typed), value) ? typed : textOf(value)}
      problem={problem}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}

function readNumber(text: string, isOptional: boolean): number | null {
  const digits = text.trim();
  if (digits === "" && isOptional) return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

function textOf(value: number | null): string {
  return value === null || Number.isNaN(value) ? "" : String(value);
}
