import { rightsIn } from "@comanda/domain/staff/list-rights";

import { FormSection } from "#ui/form-frame.tsx";

import styles from "./group-rights.module.css";
import { toList, recordName, type Fields } from "./office-record.ts";
import type { RecordContext } from "./value-text.ts";

type GroupRightsProps = { readonly values: Fields; readonly look: RecordContext };

/** Rights that the staff member has through the chosen user group, beyond those set in the form. */
export function GroupRights({ values, look: context }: GroupRightsProps) {
  const groups = context.catalog.get("userGroup") ?? [];
  const group = groups.find(({ id }) => id === values["userGroup"]);
  if (group === undefined) return null;
  const texts = context.office.records.groupRights;
  const rights = rightsIn(toList(group["permissions"]).map(String));
  return (
    <FormSection
      title={texts.title(recordName(group))}
      hint={rights.length === 0 ? texts.none : texts.hint}
    >
      <ul
        className={styles["rights"]}
        aria-label={texts.title(recordName(group))}
        aria-live="polite"
      >
        {rights.map((right) => (
          <li key={right}>{context.office.rights.names[right]}</li>
        ))}
      </ul>
    </FormSection>
  );
}
