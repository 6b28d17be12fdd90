import { atMost, freeTextRules, required, username } from "../form/field-rule.ts";
import { nameMaximumLength, usernameMaximumLength } from "../form/maximum-lengths.ts";
import { staffIdMaximumLength } from "../staff/staff-id.ts";
import { hasRight } from "../staff/permission.ts";
import type { Staff } from "../staff/staff.ts";
import { nameRules } from "./check-article.ts";
import { checkNoDuplicates, type Problem, type TextRules } from "./problem.ts";

/** The fields of a member of staff that the back office stores. */
export type OfficeStaff = Pick<
  Staff,
  | "username"
  | "ref"
  | "firstName"
  | "lastName"
  | "role"
  | "userGroup"
  | "subRoles"
  | "permissions"
  | "mayLogIn"
>;

export const staffTexts: TextRules = {
  username: [required, ...freeTextRules(usernameMaximumLength), username],
  ref: [required, atMost(staffIdMaximumLength)],
  firstName: nameRules,
  lastName: freeTextRules(nameMaximumLength),
};

/** Each permission may be listed only once. */
export function checkStaff({ permissions, subRoles }: OfficeStaff): readonly Problem[] {
  return [
    ...checkNoDuplicates("permissions", permissions),
    ...checkNoDuplicates("subRoles", subRoles),
  ];
}

type OfficeAdminCandidate = Pick<Staff, "permissions" | "mayLogIn" | "isDeleted"> & {
  readonly hasPassword: boolean;
};

/** Whether a member of staff can log in and manage the back office. */
export function canManageOffice({
  permissions,
  mayLogIn,
  isDeleted,
  hasPassword,
}: OfficeAdminCandidate): boolean {
  return !isDeleted && mayLogIn && hasPassword && hasRight(permissions, "keep_office");
}
