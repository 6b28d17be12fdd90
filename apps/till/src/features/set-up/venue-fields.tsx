import { countries } from "@comanda/domain/venue/countries";
import { useMemo } from "react";

import { useSetUpMessages } from "#language/set-up-messages.ts";
import { timeZones } from "#language/time-zones.ts";
import { useLanguages } from "#language/use-language.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { currencies, hasThousandths } from "./currencies.ts";
import {
  changesOfCountry,
  stationOf,
  type FirstForm,
  type FirstFormProblems,
} from "./first-form.ts";
import { HabitFields } from "./habit-fields.tsx";
import styles from "./set-up-screen.module.css";

export type FieldsProps = {
  readonly form: FirstForm;
  readonly problems: FirstFormProblems;
  readonly onChange: (changes: Partial<FirstForm>) => void;
};

/** The venue, its country, and what follows from it. */
export function VenueFields({ form, problems, onChange }: FieldsProps) {
  const { fields, venue, otherCountry, twoDecimals } = useSetUpMessages();
  const { code, tag } = useLanguages().language;
  const zones = useMemo(() => timeZones().map((zone) => ({ value: zone, name: zone })), []);
  const moneys = useMemo(() => currencies(tag), [tag]);
  const places = useMemo(() => countryOptions(tag, otherCountry), [tag, otherCountry]);
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
        value={stationOf(form, code)}
        problem={problems.station}
        onChange={(event) => onChange({ station: event.target.value })}
      />
      <SelectField
        label={fields.country}
        icon={null}
        value={form.country}
        options={places}
        onChange={(country) => onChange(changesOfCountry(country, form))}
      />
      <SelectField
        label={fields.timeZone}
        icon={null}
        value={form.timeZone}
        options={zones}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      <div>
        <SelectField
          label={fields.currency}
          icon={null}
          value={form.currency}
          options={moneys}
          onChange={(currency) => onChange({ currency })}
        />
        <output className={styles["hint"]}>
          {hasThousandths(form.currency) && twoDecimals(form.currency)}
        </output>
      </div>
      <HabitFields form={form} onChange={onChange} />
    </fieldset>
  );
}

/** The countries whose habits are known, in the order of their names, and any other. */
function countryOptions(tag: string, other: string) {
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const known = countries.map(({ code }) => ({ value: code, name: names.of(code) ?? code }));
  const inOrder = known.toSorted((one, next) => one.name.localeCompare(next.name, tag));
  return [...inOrder, { value: "", name: other }];
}
