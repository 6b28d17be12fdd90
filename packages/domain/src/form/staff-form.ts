import type { UserGroupId } from "../id.ts";
import { staffIdMaximumLength } from "../staff/staff-id.ts";
import { subRoles, type Staff } from "../staff/staff.ts";
import { normalizeUsername } from "../staff/username.ts";
import { isWeakPassword, type PasswordContext } from "../staff/weak-password.ts";
import type { UserGroup } from "../staff/user-group.ts";
import { tidyName } from "../text/tidy-text.ts";
import { checkForm } from "./check-form.ts";
import { findChosenRecord, oneOfRecords } from "./choose-record.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import {
  atMost,
  freeTextRules,
  oneOf,
  required,
  strongPassword,
  username,
  type FormRules,
} from "./field-rule.ts";
import {
  nameMaximumLength,
  passwordMaximumLength,
  usernameMaximumLength,
} from "./maximum-lengths.ts";

export type StaffFormValues = {
  readonly username: string;
  readonly password: string;
  readonly staffId: string;
  readonly userGroup: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mayLogIn: boolean;
  /** The ticked boxes for order taker and other staff. */
  readonly permissions: readonly string[];
};

type CheckedField = Exclude<keyof StaffFormValues, "mayLogIn">;

/** The groups that are offered are those of `groupsForNewStaff`. */
export function staffFormRules(
  offered: readonly Pick<UserGroup, "id">[],
  { mayLogIn, username: typed }: Pick<StaffFormValues, "mayLogIn" | "username">,
  { names, isCommon }: PasswordContext,
): FormRules<CheckedField> {
  const surroundings = { names: [...names, typed], isCommon };
  return {
    username: [required, ...freeTextRules(usernameMaximumLength), username],
    // Only staff who may log in need a password.
    password: [
      ...(mayLogIn ? [required] : []),
      atMost(passwordMaximumLength),
      strongPassword((password) => isWeakPassword(password, surroundings)),
    ],
    staffId: [required, atMost(staffIdMaximumLength)],
    userGroup: [required, oneOfRecords(offered)],
    firstName: [required, ...freeTextRules(nameMaximumLength)],
    lastName: [required, ...freeTextRules(nameMaximumLength)],
    permissions: [required, oneOf(subRoles)],
  };
}

export type StaffDraft = Pick<
  Staff,
  "username" | "ref" | "firstName" | "lastName" | "mayLogIn" | "subRoles"
> & { readonly userGroup: UserGroupId; readonly password: string | null };

/** New staff need a username, a staff ID, both names, a group and at least one task on the floor. */
export function parseStaffForm(
  values: StaffFormValues,
  offered: readonly Pick<UserGroup, "id">[],
  surroundings: PasswordContext,
): StaffDraft | FormErrors {
  const errors = checkForm(staffFormRules(offered, values, surroundings), values);
  const userGroup = findChosenRecord(offered, values.userGroup);
  if (errors.length > 0 || userGroup === null) return formErrors(errors);
  return {
    username: normalizeUsername(values.username),
    password: values.password.trim() === "" ? null : values.password,
    ref: values.staffId.trim(),
    userGroup: userGroup.id,
    firstName: tidyName(values.firstName),
    lastName: tidyName(values.lastName),
    mayLogIn: values.mayLogIn,
    subRoles: subRoles.filter((subRole) => values.permissions.includes(subRole)),
  };
}
