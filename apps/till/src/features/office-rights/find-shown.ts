import { rightGroupNames, rightGroups } from "@comanda/domain/staff/right-groups";
import type { Right } from "@comanda/domain/staff/permission";
import { mayDo, whoMay } from "@comanda/domain/staff/who-may";
import { compareNames } from "@comanda/domain/text/compare-names";
import { matchesSearch } from "@comanda/domain/text/matches-search";

import type { OfficeMessages } from "#language/office-messages.tsx";
import { staffName } from "#records/to-staff.ts";

import type { House } from "./rights-screen.tsx";

type Texts = OfficeMessages["rights"];

/** The rights that the typed words name or whose holders they name, by what they are about. */
export function findRights(house: House, typed: string, texts: Texts) {
  return rightGroupNames
    .map((name) => ({
      name,
      rows: rightGroups[name]
        .map((right: Right) => ({ right, holders: whoMay(right, house) }))
        .filter(({ right, holders }) => {
          const staff = [...holders.groups.flatMap(({ members }) => members), ...holders.alone];
          const said = [
            texts.names[right],
            texts.hints[right],
            ...holders.groups.map(({ group }) => group.name),
            ...staff.map(staffName),
          ];
          return matchesSearch(said.join("\n"), typed);
        }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The people whose name, group or rights the typed words name, by name. */
export function findPeople({ staff, groups }: House, typed: string, texts: Texts) {
  const groupOf = new Map(groups.map((group) => [group.id, group]));
  return staff
    .map((person) => {
      const group = groupOf.get(person.userGroup);
      return { person, group, rights: mayDo(person, group) };
    })
    .filter(({ person, group, rights }) => {
      const named = [...rights.throughGroup, ...rights.alone].map((right) => texts.names[right]);
      const said = [person.ref, staffName(person), group?.name ?? "", ...named];
      return matchesSearch(said.join("\n"), typed);
    })
    .toSorted((one, other) => compareNames(staffName(one.person), staffName(other.person)));
}
