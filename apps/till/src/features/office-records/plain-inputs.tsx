import { formatTypedDate } from "@comanda/domain/input-pad/format-typed-date-time";
import { compareNames } from "@comanda/domain/text/compare-names";
import { dateText } from "@comanda/domain/time/date-time-text";
import { minuteText } from "@comanda/domain/time/minute-text";
import { parseDateText } from "@comanda/domain/time/typed-date";
import { parseWireDate, wireDate } from "@comanda/domain/time/wire-date";
import { useState } from "react";

import { CheckGroup } from "#ui/check-group.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";

import type { EntryColumn, NumberKind } from "./field.ts";
import { keepCompatible } from "./keep-compatible.ts";
import { numberText, parseNumber, parseTime } from "./number-text.ts";
import { NewReference, topicAddedInPlace } from "./new-reference.tsx";
import { createInvalidInput } from "./invalid-input.ts";
import { recordName, toList, toText, type OfficeRecord } from "./office-record.ts";
import { TypedField } from "./typed-field.tsx";
import { codeText, type RecordContext } from "./value-text.ts";

export type InputProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: unknown;
  readonly problem: string | undefined;
  readonly look: RecordContext;
  readonly onChange: (value: unknown) => void;
};

type NumberInputProps = InputProps & { readonly as: NumberKind; readonly isOptional: boolean };

export function NumberInput({ as, isOptional, look: context, ...rest }: NumberInputProps) {
  return (
    <TypedField
      {...rest}
      write={(value) => (typeof value === "number" ? numberText(value, as, context.money) : "")}
      read={(text) => {
        if (isOptional && text.trim() === "") return null;
        return parseNumber(text, as, context.money);
      }}
    />
  );
}

export function DateInput({ look: _look, ...rest }: InputProps) {
  return (
    <TypedField
      {...rest}
      shape={formatTypedDate}
      write={(value) => {
        const date = parseWireDate(toText(value));
        return date === null ? "" : dateText(date);
      }}
      read={(text) => {
        if (text.trim() === "") return null;
        const date = parseDateText(text);
        return date === null
          ? createInvalidInput(text, { code: "wrong-date-format" })
          : wireDate(date);
      }}
    />
  );
}

/** A minute of the day, typed as a time. */
export function MinuteInput({ look: context, ...rest }: InputProps) {
  return (
    <TypedField
      {...rest}
      placeholder={context.office.records.timePattern}
      write={(value) => (typeof value === "number" ? minuteText(value) : "")}
      read={(text) => {
        if (text.trim() === "") return null;
        return parseTime(text) ?? createInvalidInput(text, { code: "invalid" });
      }}
    />
  );
}

type SeveralInputProps = InputProps & {
  readonly column: Extract<EntryColumn, { readonly kind: "several" }>;
};

/** Any number of the options. */
export function SeveralInput({
  look: context,
  column,
  value,
  onChange,
  ...rest
}: SeveralInputProps) {
  const before = toList(value).map(String);
  return (
    <CheckGroup
      {...rest}
      options={column.options.map((one) => ({
        value: String(one),
        name: codeText(String(one), column, context),
      }))}
      chosen={new Set(before)}
      onChange={(chosen) => onChange(keepCompatible(column, before, chosen))}
    />
  );
}

/** What leaving the field empty means. */
function emptyOptionText({ key }: EntryColumn, { office }: RecordContext): string {
  const words: Readonly<Record<string, string>> = office.records.words;
  return words[`none-${key}`] ?? office.records.none;
}

/** The option that adds a record. */
const newValue = "new";

type ReferenceInputProps = InputProps & {
  readonly column: Extract<EntryColumn, { readonly kind: "reference" }>;
  /** The ID of the edited record, which cannot be its own parent. */
  readonly own: unknown;
};

/** A choice among the records of a topic. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { label, hint, value, problem, look: context, column, own, onChange } = props;
  const options = (context.catalog.get(column.of) ?? [])
    .filter(({ id }) => id !== own || column.key !== "parentId")
    .filter((thing) => thing.id === value || (column.isOffered?.(thing) ?? true))
    .map((thing) => ({ value: String(thing.id), name: recordName(thing) }))
    .toSorted((one, other) => compareNames(one.name, other.name));
  const { records } = context.office;
  const [isAdding, setIsAdding] = useState(false);
  const topic = topicAddedInPlace(column.of, context);
  const added =
    topic === undefined ? [] : [{ value: newValue, name: records.newOne(records.titles[topic]) }];
  const handleAdded = (thing: OfficeRecord) => {
    setIsAdding(false);
    context.onAdded?.(column.of, thing);
    onChange(thing.id);
  };
  return (
    <>
      <ChoiceField
        label={label}
        hint={hint}
        placeholder={column.isOptional === true ? emptyOptionText(column, context) : records.choose}
        value={typeof value === "number" ? String(value) : ""}
        options={[...options, ...added]}
        problem={problem}
        onChange={(id) => {
          if (id === newValue) setIsAdding(true);
          else onChange(id === "" ? null : Number(id));
        }}
      />
      {topic !== undefined && isAdding && (
        <NewReference
          topic={topic}
          look={context}
          onAdded={handleAdded}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}
