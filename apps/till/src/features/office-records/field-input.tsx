import { CheckField } from "#ui/check-field.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

import { AmountsInput, EntriesInput, TextsInput } from "./entries-input.tsx";
import { optionsOf, type Field } from "./field.ts";
import { LogoInput } from "./logo-input.tsx";
import { PaperWordsInput } from "./paper-words-input.tsx";
import { PictureInput } from "./picture-input.tsx";
import {
  DateInput,
  MinuteInput,
  NumberInput,
  ReferenceInput,
  SeveralInput,
} from "./plain-inputs.tsx";
import { RightsInput } from "./rights-input.tsx";
import { ReferencesInput } from "./references-input.tsx";
import { toText, type Fields } from "./office-record.ts";
import { codeText, type RecordContext } from "./value-text.ts";

type FieldInputProps = {
  readonly field: Field;
  readonly values: Fields;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly look: RecordContext;
  readonly onChange: (value: unknown) => void;
};

export function labelOf(field: Field, values: Fields, { office }: RecordContext): string {
  return office.records.fields[field.label?.(values) ?? field.key];
}

/** The hint of a field, if its label alone does not explain it. */
export function hintOf(
  editor: string,
  field: Field,
  values: Fields,
  { office }: RecordContext,
): string | undefined {
  // A new record has no password that could stay as it is.
  if (field.kind === "secret" && values["id"] === undefined) return undefined;
  const hints: Readonly<Record<string, Readonly<Record<string, string>>>> = office.hints;
  return hints[editor]?.[field.hint?.(values) ?? field.label?.(values) ?? field.key];
}

/** The input for a field, by its kind. */
export function FieldInput(props: FieldInputProps) {
  const { field, values, hint, problem, look: context, onChange } = props;
  const label = labelOf(field, values, context);
  const value = values[field.key];
  const same = { label, hint, problem, look: context, value, onChange };
  switch (field.kind) {
    case "number": {
      const as = typeof field.as === "function" ? field.as(values) : field.as;
      return <NumberInput key={as} {...same} as={as} isOptional={field.isOptional === true} />;
    }
    case "reference":
      return <ReferenceInput {...same} column={field} own={values["id"]} />;
    case "references":
      return <ReferencesInput {...same} field={field} />;
    case "entries":
      return <EntriesInput {...same} columns={field.columns} />;
    case "picture":
      return <PictureInput {...same} values={values} />;
    case "logo":
      return <LogoInput {...same} values={values} />;
    case "paperWords":
      return <PaperWordsInput {...same} values={values} />;
    case "texts":
      return <TextsInput {...same} />;
    case "amounts":
      return <AmountsInput {...same} />;
    case "choice":
      return (
        <OneOption
          {...same}
          field={field}
          value={toText(value)}
          options={optionsOf(field, values)}
          isNeverEmpty={field.isNeverEmpty === true}
        />
      );
    case "either":
      return (
        <OneOption
          {...same}
          field={field}
          value={String(value === true)}
          options={["true", "false"]}
          isNeverEmpty
          onChange={(chosen) => onChange(chosen === "true")}
        />
      );
    case "rights":
      return <RightsInput {...same} />;
    case "several":
      return <SeveralInput {...same} column={field} />;
    default:
      return <PlainInput {...props} label={label} field={field} />;
  }
}

type OneOptionProps = Omit<FieldInputProps, "values"> & {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly isNeverEmpty: boolean;
};

function OneOption(props: OneOptionProps) {
  const { label, hint, field, value, options, isNeverEmpty, problem, look, onChange } = props;
  return (
    <ChoiceField
      label={label}
      hint={hint}
      placeholder={isNeverEmpty ? null : look.office.records.choose}
      value={value}
      options={options.map((one) => ({ value: one, name: codeText(one, field, look) }))}
      problem={problem}
      onChange={onChange}
    />
  );
}

type PlainInputProps = Omit<FieldInputProps, "field"> & {
  readonly label: string;
  readonly field: Extract<
    Field,
    { readonly kind: "text" | "secret" | "color" | "flag" | "date" | "minute" }
  >;
};

function PlainInput(props: PlainInputProps) {
  const { field, label, values, hint, problem, look: context, onChange } = props;
  const value = values[field.key];
  const same = { label, hint, problem };
  switch (field.kind) {
    case "flag":
      return (
        <CheckField label={label} hint={hint} isChecked={value === true} onChange={onChange} />
      );
    case "date":
      return <DateInput {...same} look={context} value={value} onChange={onChange} />;
    case "minute":
      return <MinuteInput {...same} look={context} value={value} onChange={onChange} />;
    case "text":
      if (field.isLong === true) {
        return <TextArea {...same} value={toText(value)} onChange={onChange} />;
      }
      break;
    default:
  }
  const isInCapitals = field.kind === "text" && field.isInCapitals === true;
  return (
    <TextField
      {...same}
      type={inputTypes.get(field.kind) ?? field.kind}
      autoComplete={field.kind === "secret" ? "new-password" : "off"}
      autoCapitalize={isInCapitals ? "characters" : undefined}
      value={toText(value)}
      onChange={({ target }) => onChange(isInCapitals ? target.value.toUpperCase() : target.value)}
    />
  );
}

const inputTypes: ReadonlyMap<string, string> = new Map([["secret", "password"]]);
