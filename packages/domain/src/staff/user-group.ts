import type { UserGroupId } from "../id.ts";

/** What a group is for; its name is the venue's own and may be in any language. */
export const userGroupKinds = ["management", "cashier", "service", "other"] as const;
export type UserGroupKind = (typeof userGroupKinds)[number];

export type UserGroup = {
  readonly id: UserGroupId;
  readonly name: string;
  readonly kind: UserGroupKind;
};

/** The groups to which new staff may be added on a till: neither management nor cashiers. */
export function groupsForNewStaff(groups: readonly UserGroup[]): readonly UserGroup[] {
  return groups.filter(({ kind }) => kind !== "management" && kind !== "cashier");
}

/** New staff is in service unless something else is chosen. */
export function defaultGroup(groups: readonly UserGroup[]): UserGroup | null {
  const offered = groupsForNewStaff(groups);
  return offered.find(({ kind }) => kind === "service") ?? offered[0] ?? null;
}
