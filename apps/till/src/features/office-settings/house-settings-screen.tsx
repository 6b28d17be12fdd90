import { useRead } from "#records/use-read.ts";
import { readSettings } from "@comanda/contract/office-settings";
import type { Settings } from "@comanda/contract/settings";
import { useMemo } from "react";

import { callApi } from "#api/call.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useLanguages } from "#language/use-language.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { ConflictNotice, FormFrame, FormSection } from "#ui/form-frame.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import {
  changedFields,
  FieldInput,
  labelOf,
  problemText,
  VersionsTable,
  type Field,
  type RecordContext,
} from "../office-records/index.ts";
import { languageFields, nameFields, settingsFields } from "./settings-fields.ts";
import { useSettings } from "./use-settings.ts";

/** Settings that all locations of this server share. */
export function HouseSettingsScreen({ reference }: { readonly reference: Reference }) {
  const office = useOfficeMessages();
  const language = useLanguages().language.code;
  const request = useRead(() => callApi(readSettings, {}), "settings");
  const look = useMemo(
    () => ({ office, language, money: reference.moneyFormat, catalog: new Map() }),
    [office, language, reference],
  );
  if (request.state === "waiting") return <Waiting>{office.opening}</Waiting>;
  if (request.state === "failed") return <ReadFailure read={request} />;
  return <SettingsForm read={request.reply} look={look} />;
}

type SettingsFormProps = { readonly read: Settings; readonly look: RecordContext };

function SettingsForm({ read, look: context }: SettingsFormProps) {
  const { parts, records, tools } = context.office;
  const { house } = tools;
  const { edited, isBusy, change, save, restart } = useSettings(read);
  const { base, values, refusals, theirs, version } = edited;
  useTitle(house.title);
  return (
    <FormFrame
      title={house.title}
      texts={parts.form}
      isChanged={Object.keys(changedFields(values, base)).length > 0}
      isBusy={isBusy}
      refusals={refusals}
      notice={
        theirs !== null && (
          <ConflictNotice
            title={parts.form.conflictTitle(records.somebody)}
            text={parts.form.conflictText}
            texts={parts.form}
            onTakeTheirs={() => restart(theirs)}
            onKeepMine={() => void save(theirs)}
          >
            <VersionsTable
              fields={settingsFields}
              base={base}
              theirs={theirs}
              mine={values}
              look={context}
            />
          </ConflictNotice>
        )
      }
      onSave={() => void save()}
      onCancel={() => restart(base)}
    >
      <FormSection key={`name-${version}`} title={records.sections.what} hint={house.hint}>
        <SettingsInputs fields={nameFields} edited={edited} look={context} onChange={change} />
      </FormSection>
      <FormSection key={`languages-${version}`} title={house.languages} hint={house.languagesHint}>
        <SettingsInputs fields={languageFields} edited={edited} look={context} onChange={change} />
      </FormSection>
    </FormFrame>
  );
}

type SettingsInputsProps = {
  readonly fields: readonly Field[];
  readonly edited: ReturnType<typeof useSettings>["edited"];
  readonly look: RecordContext;
  readonly onChange: (field: Field, value: unknown) => void;
};

function SettingsInputs({ fields, edited, look: context, onChange }: SettingsInputsProps) {
  const messages = useAllMessages();
  const { values, problems } = edited;
  return fields.map((field) => {
    const problem = problems.find((one) => one.field === field.key);
    const label = labelOf(field, values, context);
    const speech = { messages, office: context.office };
    const said = problem && problemText({ error: label, ...problem }, label, speech);
    return (
      <FieldInput
        key={field.key}
        field={field}
        values={values}
        problem={said}
        look={context}
        onChange={(value) => onChange(field, value)}
      />
    );
  });
}
