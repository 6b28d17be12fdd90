import type { UserGroupId } from "../id.ts";
import type { Rate } from "../money/rate.ts";
import { rightsIn } from "./list-rights.ts";
import { hasRight, type Permission } from "./permission.ts";

/** The purpose of a group; its name is up to the venue and in any language. */
export const userGroupKinds = ["management", "cashier", "service", "other"] as const;
export type UserGroupKind = (typeof userGroupKinds)[number];

export type UserGroup = {
  readonly id: UserGroupId;
  readonly name: string;
  readonly kind: UserGroupKind;
  /** The most that a member may give off; null without a limit. */
  readonly discountLimit: Rate | null;
  /** What it adds to the permissions of its members. */
  readonly permissions: readonly Permission[];
};

type Rights = Pick<UserGroup, "discountLimit"> & { readonly permissions: readonly string[] };

/**
 * The groups that a till offers for new staff: all except management and cashiers, and none whose members may do what
 * the user who adds them may not.
 */
export function groupsForNewStaff<Group extends Pick<UserGroup, "kind"> & Rights>(
  groups: readonly Group[],
  adder: Rights,
): readonly Group[] {
  return groups.filter((group) => isForNewStaff(group) && hasAll(adder, group));
}

function isForNewStaff({ kind }: Pick<UserGroup, "kind">): boolean {
  return kind !== "management" && kind !== "cashier";
}

function hasAll(adder: Rights, group: Rights): boolean {
  const rights = rightsIn(group.permissions);
  return (
    rights.every((right) => hasRight(adder.permissions, right)) &&
    (!rights.includes("give_discount") || isWithin(group.discountLimit, adder.discountLimit))
  );
}

function isWithin(limit: Rate | null, most: Rate | null): boolean {
  return most === null || (limit !== null && limit <= most);
}

/** The preselected group for new staff: service, if there is one. */
export function defaultGroup<Group extends Pick<UserGroup, "kind">>(
  groups: readonly Group[],
): Group | null {
  const offered = groups.filter(isForNewStaff);
  return offered.find(({ kind }) => kind === "service") ?? offered[0] ?? null;
}
