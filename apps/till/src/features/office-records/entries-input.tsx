import { useState, type ReactNode } from "react";

import { Button } from "#ui/button.tsx";
import { CheckField } from "#ui/check-field.tsx";
import { ListField } from "#ui/list-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { EntryColumn } from "./field.ts";
import { createInvalidInput } from "./invalid-input.ts";
import {
  DateInput,
  MinuteInput,
  NumberInput,
  ReferenceInput,
  SeveralInput,
  type InputProps,
} from "./plain-inputs.tsx";
import { toEntry, toList, toText } from "./office-record.ts";

type EntryListProps = InputProps & {
  readonly blank: unknown;
  readonly renderEntry: (
    entry: unknown,
    name: string,
    onChange: (entry: unknown) => void,
  ) => ReactNode;
};

/** A list of entries, one per row. Each row keeps its input when other rows are removed. */
function EntryList(props: EntryListProps) {
  const { label, hint, value, problem, look: context, blank, renderEntry, onChange } = props;
  const [rows, setRows] = useState(() => toList(value).map((entry, key) => ({ key, entry })));
  const next = 1 + Math.max(-1, ...rows.map(({ key }) => key));
  const change = (changed: typeof rows) => {
    setRows(changed);
    onChange(changed.map(({ entry }) => entry));
  };
  return (
    <ListField
      label={label}
      hint={hint}
      texts={context.office.records.list}
      problem={problem}
      rows={rows.map(({ key, entry }, index) => {
        const name = context.office.records.entry(label, index + 1);
        return {
          key: String(key),
          name,
          content: renderEntry(entry, name, (changed) =>
            change(rows.map((row) => (row.key === key ? { key, entry: changed } : row))),
          ),
        };
      })}
      foot={
        <Button kind="plain" onClick={() => change([...rows, { key: next, entry: blank }])}>
          {context.office.records.addTo(label)}
        </Button>
      }
      onRemove={(at) => change(rows.filter((_, index) => index !== at))}
    />
  );
}

type EntriesInputProps = InputProps & { readonly columns: readonly EntryColumn[] };

export function EntriesInput({ columns, ...rest }: EntriesInputProps) {
  const blank = Object.fromEntries(columns.map((column) => [column.key, blankOf(column)]));
  return (
    <EntryList
      {...rest}
      blank={blank}
      renderEntry={(entry, _name, onChange) =>
        columns.map((column) => (
          <ColumnInput
            key={column.key}
            column={column}
            label={rest.look.office.records.fields[column.key]}
            value={toEntry(entry)[column.key]}
            problem={undefined}
            look={rest.look}
            onChange={(value) => onChange({ ...toEntry(entry), [column.key]: value })}
          />
        ))
      }
    />
  );
}

/** Text that is missing: the form asks for it before it sends anything. */
const missing = createInvalidInput("", { code: "required" });

function blankOf(column: EntryColumn): unknown {
  if (column.kind === "number") {
    return column.startsEmpty === true ? missing : (column.startsAt ?? 0);
  }
  if (column.kind === "several") return column.options;
  if (column.kind === "flag") return false;
  return column.kind === "reference" ? null : missing;
}

function ColumnInput({ column, ...rest }: InputProps & { readonly column: EntryColumn }) {
  if (column.kind === "date") {
    return <DateInput {...rest} onChange={(value) => rest.onChange(value ?? missing)} />;
  }
  if (column.kind === "minute") {
    return <MinuteInput {...rest} onChange={(value) => rest.onChange(value ?? missing)} />;
  }
  if (column.kind === "several") return <SeveralInput {...rest} column={column} />;
  if (column.kind === "flag") {
    const { label, hint, value, onChange } = rest;
    return <CheckField label={label} hint={hint} isChecked={value === true} onChange={onChange} />;
  }
  if (column.kind === "reference") return <ReferenceInput {...rest} column={column} own={null} />;
  // Entries have no other fields that could change the unit of a number.
  const as = typeof column.as === "function" ? column.as({}) : column.as;
  return <NumberInput {...rest} as={as} isOptional={column.isOptional === true} />;
}

export function TextsInput(props: InputProps) {
  return (
    <EntryList
      {...props}
      blank=""
      renderEntry={(entry, name, onChange) => (
        <TextField
          label={name}
          value={toText(entry)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    />
  );
}

export function AmountsInput(props: InputProps) {
  return (
    <EntryList
      {...props}
      blank={0}
      renderEntry={(entry, name, onChange) => (
        <NumberInput
          label={name}
          value={entry}
          problem={undefined}
          look={props.look}
          as="money"
          isOptional={false}
          onChange={onChange}
        />
      )}
    />
  );
}
