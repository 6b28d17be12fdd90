import { useMemo } from "react";

import { useSetUpMessages } from "#language/set-up-messages.ts";
import { useLanguages } from "#language/use-language.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { currencies } from "./currencies.ts";
import type { FirstForm, FirstFormProblems } from "./first-form.ts";
import styles from "./set-up-screen.module.css";
import { timeZones } from "./time-zones.ts";

export type FieldsProps = {
  readonly form: FirstForm;
  readonly problems: FirstFormProblems;
  readonly onChange: (changes: Partial<FirstForm>) => void;
};

/** The venue and its currency. */
export function VenueFields({ form, problems, onChange }: FieldsProps) {
  const { fields, venue } = useSetUpMessages();
  const { tag } = useLanguages().language;
  const zones = useMemo(() => timeZones().map((zone) => ({ value: zone, name: zone })), []);
  const moneys = useMemo(() => currencies(tag), [tag]);
  return (
    <fieldset className={styles["group"]}>
      <legend className={styles["legend"]}>{venue}</legend>
      <TextField
        label={fields.venueName}
        autoComplete="organization"
        value={form.venueName}
        problem={problems.venueName}
        onChange={(event) => onChange({ venueName: event.target.value })}
      />
      <TextField
        label={fields.station}
        value={form.station}
        problem={problems.station}
        onChange={(event) => onChange({ station: event.target.value })}
      />
      <SelectField
        label={fields.timeZone}
        icon={null}
        value={form.timeZone}
        options={zones}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      <SelectField
        label={fields.currency}
        icon={null}
        value={form.currency}
        options={moneys}
        onChange={(currency) => onChange({ currency })}
      />
    </fieldset>
  );
}
