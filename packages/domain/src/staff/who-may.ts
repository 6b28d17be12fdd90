import { rightsIn } from "./list-rights.ts";
import { hasRight, type Right } from "./permission.ts";

type Holder = { readonly permissions: readonly string[] };
type Group = Holder & { readonly id: number };
type Person = Holder & { readonly userGroup: number };

/** The holders of a right: the groups with their members, and the people who have it only on their own. */
export function whoMay<P extends Person, G extends Group>(
  right: Right,
  { staff, groups }: { readonly staff: readonly P[]; readonly groups: readonly G[] },
) {
  const holding = groups.filter(({ permissions }) => hasRight(permissions, right));
  const isInHolding = ({ userGroup }: P) => holding.some(({ id }) => id === userGroup);
  return {
    groups: holding.map((group) => ({
      group,
      members: staff.filter(({ userGroup }) => userGroup === group.id),
    })),
    alone: staff.filter((person) => !isInHolding(person) && hasRight(person.permissions, right)),
  };
}

/** The rights of a person: those through their group, and the others. */
export function mayDo(person: Holder, group: Holder | undefined) {
  const throughGroup = rightsIn(group?.permissions ?? []);
  const alone = rightsIn(person.permissions).filter((right) => !throughGroup.includes(right));
  return { throughGroup, alone };
}
