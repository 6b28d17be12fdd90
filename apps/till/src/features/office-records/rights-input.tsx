import { permissionsFor, rightsIn } from "@comanda/domain/staff/list-rights";
import { rightGroupNames, rightGroups } from "@comanda/domain/staff/right-groups";

import { CheckGroup } from "#ui/check-group.tsx";

import { toList } from "./office-record.ts";
import type { InputProps } from "./plain-inputs.tsx";

/** Each right with what it allows, by what it is about. */
export function RightsInput({ hint, value, problem, look: context, onChange }: InputProps) {
  const texts = context.office.rights;
  const held = rightsIn(toList(value).map(String));
  return rightGroupNames.map((name, index) => (
    <CheckGroup
      key={name}
      label={texts.groups[name]}
      hint={index === 0 ? hint : undefined}
      options={rightGroups[name].map((right) => ({
        value: right,
        name: texts.names[right],
        hint: texts.hints[right],
      }))}
      chosen={new Set(held)}
      problem={index === 0 ? problem : undefined}
      onChange={(chosen) => onChange(permissionsFor(rightsIn([...chosen])))}
    />
  ));
}
