import type { UserGroupId } from "../id.ts";
import type { Rate } from "../money/rate.ts";

/** The purpose of a group; its name is up to the venue and in any language. */
export const userGroupKinds = ["management", "cashier", "service", "other"] as const;
export type UserGroupKind = (typeof userGroupKinds)[number];

export type UserGroup = {
  readonly id: UserGroupId;
  readonly name: string;
  readonly kind: UserGroupKind;
  /** The most that a member may give off; null without a limit. */
  readonly discountLimit: Rate | null;
};

/** The groups that a till offers for new staff: all except management and cashiers. */
export function groupsForNewStaff<Group extends Pick<UserGroup, "kind">>(
  groups: readonly Group[],
): readonly Group[] {
  return groups.filter(({ kind }) => kind !== "management" && kind !== "cashier");
}

/** The preselected group for new staff: service, if there is one. */
export function defaultGroup<Group extends Pick<UserGroup, "kind">>(
  groups: readonly Group[],
): Group | null {
  const offered = groupsForNewStaff(groups);
  return offered.find(({ kind }) => kind === "service") ?? offered[0] ?? null;
}
