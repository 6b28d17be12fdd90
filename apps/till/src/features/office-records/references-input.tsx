import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { ListField } from "#ui/list-field.tsx";
import { moveEntry } from "#ui/move-entry.ts";
import { SearchField } from "#ui/search-field.tsx";

import type { Field } from "./field.ts";
import { findRecords } from "./find-records.ts";
import type { InputProps } from "./plain-inputs.tsx";
import styles from "./record-form.module.css";
import { toList, recordName } from "./office-record.ts";

type ReferencesInputProps = InputProps & {
  readonly field: Extract<Field, { readonly kind: "references" }>;
};

/** Chooses records by search, and orders them if their order matters. */
export function ReferencesInput(props: ReferencesInputProps) {
  const { label, hint, value, problem, look: context, field, onChange } = props;
  const [search, setSearch] = useState("");
  const known = context.catalog.get(field.of) ?? [];
  const ids = toList(value).map(Number);
  const nameOfId = new Map(known.map((thing) => [thing.id, recordName(thing)]));
  const { first: matches, more } = findRecords(known, search, new Set(ids));
  const add = (id: number) => {
    onChange([...ids, id]);
    setSearch("");
  };
  const [match, ...others] = matches;
  const addOnlyMatch = () => {
    if (match !== undefined && others.length === 0) add(match.id);
  };
  return (
    <ListField
      label={label}
      hint={hint}
      texts={context.office.records.list}
      problem={problem}
      rows={ids.map((id) => {
        const name = nameOfId.get(id) ?? String(id);
        return { key: String(id), name, content: name };
      })}
      foot={
        <div className={styles["finder"]}>
          <SearchField
            label={context.office.records.addTo(label)}
            value={search}
            isDisabled={false}
            onChange={setSearch}
            onEnter={addOnlyMatch}
          />
          {matches.map((thing) => (
            <Button key={thing.id} kind="choice" onClick={() => add(thing.id)}>
              {recordName(thing)}
            </Button>
          ))}
          {more > 0 && <p>{context.office.records.moreFound(more)}</p>}
        </div>
      }
      onRemove={(at) => onChange(ids.filter((_, index) => index !== at))}
      onMove={field.isOrdered ? (from, to) => onChange(moveEntry(ids, from, to)) : undefined}
    />
  );
}
